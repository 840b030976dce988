import { beforeAll, describe, it, vi } from 'vitest';
import { areas } from '../../requirements/areas';
import { copyRepository, runIn } from '../../requirements/copy';

// Every check runs here once more, after `turbo gen` has added a screen to every area.
vi.setConfig({ testTimeout: 1_200_000, hookTimeout: 600_000 });

const copy = copyRepository('new-screen-');

describe('a new screen in every area', () => {
  beforeAll(async () => {
    for (const area of areas) {
      const name = `Year${area.charAt(0).toUpperCase()}${area.slice(1)}`;
      const address = area === 'access' ? `/y${name.slice(1)}` : `/user/y${name.slice(1)}`;
      await runIn(copy, 'npm', 'run', '--silent', 'new:screen', '--', area, name, address);
    }
  });

  // Format, lint and dependency rules are tested with every change (../newScreen.test.ts).
  it.each([
    ['compiles at both ends', 'npx turbo run types --output-logs=errors-only'],
    ['leaves nothing unused', 'npm run --silent unused -w @portal/rules'],
    ['passes every unit test and every check', 'npx vitest run --project unit'],
    ['is answered by the sandbox', 'npx vitest run --project sandbox-postgres /year'],
  ])('%s', async (_what, command) => {
    const [program = '', ...args] = command.split(' ');
    await runIn(copy, program, ...args);
  });
});
