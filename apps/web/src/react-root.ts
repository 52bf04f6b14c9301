/**
 * The only import of React DOM's client. As a module of the `react` chunk it makes that chunk run React's
 * initialization when it arrives, instead of in the task that starts the app.
 */
export { createRoot } from 'react-dom/client';
