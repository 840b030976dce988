/**
 * The build's address of the service worker (vite/serviceWorkerPlugin.ts). It must never change, or old workers would
 * stay forever.
 */
export const workerAddress = `${import.meta.env.BASE_URL}serviceWorker.js`;
