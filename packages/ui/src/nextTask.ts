/**
 * Ends the current task, so that the browser can draw or take a press before the next. A hidden page delays timers by a
 * second, but no messages.
 */
export const nextTask = (): Promise<void> => (coming ??= createTask());

/** What waits in the same task goes on together, so that parallel requests stay parallel. */
let coming: Promise<void> | undefined;

const createTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      coming = undefined;
      resolve();
    };
    port2.postMessage(null);
  });
