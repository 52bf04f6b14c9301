import '../no-cookies.ts';
import { colorScheme } from '@qingyin/ui';
import { createRoot } from 'react-dom/client';
import { readAddress } from '../address.ts';
import { entries } from '../catalogue.ts';
import { createServices } from './create-services.ts';
import { Providers } from './Providers.tsx';
import { States } from './States.tsx';
import classes from './States.module.css';

/** Shows the component of the address. */
async function start(container: HTMLElement): Promise<void> {
  const address = readAddress(location.search);
  colorScheme.set(address.theme);
  const entry = entries.find(({ id }) => id === address.entry);
  if (!entry) {
    container.textContent = `No component ${address.entry}`;
    return;
  }
  const { default: all, keys } = await entry.load();
  const state = all.find(({ name }) => name === address.state);
  const services = await createServices(address.language, state?.answers);
  document.title = entry.component;
  // Failing states are shown on purpose; React would log each of them.
  createRoot(container, { onCaughtError: () => undefined }).render(
    <Providers services={services}>
      {state ? (
        <main className={classes.alone}>
          <state.Example />
        </main>
      ) : (
        <States entry={entry} states={all} keys={keys} address={address} />
      )}
    </Providers>,
  );
}

const container = document.getElementById('root');
if (container) void start(container);
