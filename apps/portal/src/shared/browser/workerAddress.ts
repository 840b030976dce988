/** Where the build lays the service worker (vite/serviceWorkerPlugin.ts); never another, or it would be kept for ever. */
export const workerAddress = `${import.meta.env.BASE_URL}serviceWorker.js`;
