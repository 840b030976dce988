import { readConfig } from './config';
import { start, type Stop } from './start';

/** PGlite's files are complete only after it is closed, so every exit closes it here. */
function stopOnSignal(stop: Stop): void {
  // oxlint-disable-next-line portal/process-state -- this process ends
  let stopping: Promise<void> | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      stopping ??= stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
}

try {
  stopOnSignal(await start(readConfig(process.env)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
