import { describe, expect, it } from 'vitest';
import { toRounds } from '../run/changed.mjs';

const ui = 'packages/ui/src';
const screen = `${ui}/screens/kyc/Kyc/KycScreen.tsx`;
const newScreen = 'tools/rules/newScreen.test.ts';

/** The runners' arguments for changed files. */
function getArgs(...files: string[]) {
  const rounds = toRounds({ base: 'main', files }) ?? [];
  const find = (task: string) =>
    rounds.find(({ tasks }) => tasks.includes(task))?.args?.filter((arg) => arg !== '--passWithNoTests');
  return {
    lint: find('lint'),
    related: find('unit:related'),
    stories: find('stories'),
    sandbox: find('sandbox:postgres'),
    flows: find('e2e'),
  };
}

describe('npm test -- --changed', () => {
  it('runs the tests of an area when its part of the contract changed', () => {
    const { sandbox, flows } = getArgs('openapi/paths/tickets.yaml', 'openapi/schemas/tickets.yaml');
    const folders = ['contract', 'http', 'areas/tickets'];
    expect(sandbox).toEqual(folders.map((folder) => `apps/sandbox/src/${folder}`));
    expect(flows).toEqual(['e2e/tickets.']);
  });

  it('runs all sandbox tests when the contract changed, because imports don’t show which', () => {
    expect(getArgs('openapi/paths/tickets.yaml', 'apps/sandbox/src/areas/tickets/raise.ts').sandbox).toEqual(
      [],
    );
    expect(getArgs('openapi/schemas/common.yaml')).toMatchObject({ sandbox: [], flows: [] });
  });

  it('follows the imports of a handler, and runs the flows of its area', () => {
    const { sandbox, flows } = getArgs('apps/sandbox/src/areas/tickets/raise.ts');
    expect(sandbox).toEqual(['--changed=main']);
    expect(flows).toEqual(['e2e/tickets.']);
  });

  it('runs the flows of the changed areas and the budgets', () => {
    const screen = `${ui}/screens/tickets/Tickets/TicketsScreen.tsx`;
    expect(getArgs(screen, 'apps/portal/src/areas/kyc/KycRoute.tsx')).toMatchObject({
      stories: ['--changed=main'],
      flows: ['e2e/tickets.', 'e2e/kyc.', 'e2e/budgets.'],
    });
  });

  it.each([
    `${ui}/components/Button/Button.tsx`,
    'apps/portal/src/app/App.tsx',
    'apps/sandbox/src/server.ts',
  ])('runs every flow when %s changed', (file) =>
    expect(getArgs(file, 'openapi/paths/kyc.yaml').flows).toEqual([]),
  );

  it('lets Playwright follow the imports of flows when no product code changed', () => {
    expect(getArgs('apps/portal/e2e/support/pdf.ts').flows).toEqual(['--only-changed=main']);
    expect(getArgs(`${ui}/components/Button/Button.stories.tsx`).flows).toEqual(['--only-changed=main']);
  });

  it('runs a changed flow next to those of a changed area', () => {
    const files = [screen, 'apps/portal/e2e/writes.keys.spec.ts'];
    expect(getArgs(...files).flows).toEqual(['e2e/kyc.', 'e2e/writes.', 'e2e/budgets.']);
    expect(getArgs(...files, 'apps/portal/e2e/support/pdf.ts').flows).toEqual([]);
  });

  it('runs the unit tests that a screen or an area of the portal can reach', () => {
    const one = getArgs(screen, `${ui}/gone.ts`).related ?? [];
    expect(one[0]).toBe(screen);
    expect(one).toEqual(
      expect.arrayContaining(['apps/portal/firstPaint/begin.test.ts', 'tools/rules/stories.test.ts']),
    );
    expect(one.filter((file) => /gone|newScreen|nightly|usage|library|commits/.test(file))).toEqual([]);
    for (const tool of ['tools/run/usage.mjs', '.oxlintrc.json', `${ui}/screens/kyc/index.ts`])
      expect(getArgs(screen, tool).related).toContain('tools/rules/usage.test.ts');
    expect(getArgs(screen, 'apps/portal/src/areas/kyc/kyc.routes.ts').related).toContain(newScreen);
    expect(getArgs('docs/tests.md').related).toContain('tools/rules/stories.test.ts');
  });

  it('runs every unit test when a file that no module imports changed', () => {
    for (const other of ['openapi/paths/kyc.yaml', `${ui}/text/languages/ar.json`])
      expect(toRounds({ base: 'main', files: [screen, other] })?.[1]).toMatchObject({ tasks: ['unit'] });
  });

  it('lints the changed files that there are', () => {
    expect(getArgs(screen, `${ui}/gone.ts`, 'docs/tests.md').lint).toEqual([screen]);
    expect(getArgs('docs/tests.md').lint).toBeUndefined();
  });

  it('lints everything when the rules changed', () => {
    expect(getArgs('.oxlintrc.json', `${ui}/gone.ts`).lint).toEqual([]);
  });

  it('runs all stories when their preview changed', () => {
    expect(getArgs('.storybook/decorators/withRoom.tsx').stories).toEqual([]);
  });

  it.each(['package-lock.json', 'vitest.config.ts', 'apps/portal/package.json', 'turbo.json'])(
    'runs everything when %s changed',
    (file) => expect(toRounds({ base: 'main', files: [file] })).toBeUndefined(),
  );
});
