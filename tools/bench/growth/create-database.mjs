import pg from 'pg';

const NAME = 'growth';

/**
 * Creates a database.
 * @param {string} url of a PostgreSQL, without a database and a slash at the end
 * @returns {Promise<string>} address of the database
 */
export async function createDatabase(url) {
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  await client.connect();
  await client.query(`create database ${NAME} encoding 'UTF8' template template0`);
  await client.end();
  return `${url}/${NAME}`;
}
