/**
 * The one way to React DOM's client. As a module of the `react` chunk it makes that chunk run React's own set-up, so
 * that the work is done when the chunk arrives and not in the task that starts the app.
 */
export { createRoot } from 'react-dom/client';
