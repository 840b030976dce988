import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { published } from '../published/everyStory';
import { compareStorybooks } from './compareStorybooks';

it('npm run visual takes the same screenshots twice on a busy machine', () => {
  const folder = mkdtempSync(join(tmpdir(), 'visual-busy-'));
  // Texts that disappear after seconds, lazy modules, charts that measure their container, dialogs, long pages.
  const stories = [
    ...['components-copybutton--default', 'components-lazypart--default', 'components-toaster--default'],
    ...[
      'components-toaster--one-at-a-time',
      'components-charts-linechart--default',
      'components-charts-linechart--many',
    ],
    ...[
      'components-charts-barchart--hovered',
      'components-charts-balancecard--default',
      'components-shell-popups--with-picture',
    ],
    ...['screens-dashboard-dashboard--default', 'screens-dashboard-dashboard--first-run-share'],
    ...['screens-withdraw-withdraw--default'],
  ];
  const busy = [1, 2].map(() => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
  try {
    const { stdout } = compareStorybooks(folder, published, [
      ...stories.flatMap((one) => ['--stories', one]),
      ...['--modes', 'light 390', '--modes', 'light 1440'],
    ]);
    expect(stdout).toMatch(/^0 changed, 0 new, 0 removed of \d\d photographs/m);
  } finally {
    for (const burner of busy) burner.kill();
    rmSync(folder, { recursive: true, force: true });
  }
});
