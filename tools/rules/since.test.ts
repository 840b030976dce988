import { describe, expect, it } from 'vitest';
import { files } from '../requirements/files';
import { acrossWorkspaces } from '../run/since/resolve';
import { toPlan } from '../run/since/plan';
import { wholeGraph } from '../requirements/spec/imports';
import { readSources } from '../requirements/spec/sources';

const graph = acrossWorkspaces(wholeGraph(readSources()));
const plan = (...changed: string[]) => toPlan(changed, files, graph);
const ui = 'packages/ui/src';

describe('npm test -- --since', () => {
  it('takes of a screen its stories, its flows, its workspaces and the checks', () => {
    const { stories, flows, workspaces, unit, nightly, sandbox, whole } = plan(
      `${ui}/screens/tickets/Tickets/TicketsScreen.tsx`,
    );
    expect(stories).toContain(`${ui}/screens/tickets/Tickets/TicketsScreen.stories.tsx`);
    expect(
      stories.filter((file) => !/tickets|stories\/Ticket\.|flows\/|tools\/storybook\/(?!live\/)/i.test(file)),
    ).toEqual([]);
    // What a page weighs is everybody's matter.
    expect(flows).toEqual(
      expect.arrayContaining(['apps/portal/e2e/budgets.spec.ts', 'apps/portal/e2e/tickets.spec.ts']),
    );
    expect(flows.filter((file) => !/e2e\/(budgets|tickets)\./.test(file))).toEqual([]);
    expect(workspaces).toEqual(expect.arrayContaining(['packages/ui', 'apps/portal']));
    expect(workspaces).not.toContain('tools/storybook/live');
    expect(unit).toContain('tools/requirements/spec.test.ts');
    expect(unit).not.toContain('tools/rules/newScreen.test.ts');
    expect([nightly, sandbox, whole]).toEqual([[], [], undefined]);
  });

  it('takes of a button all stories that draw one', () => {
    const { stories } = plan(`${ui}/components/Button/Button.tsx`);
    expect(stories.length).toBeGreaterThan(60);
    expect(stories).toContain(`${ui}/screens/withdraw/Withdraw/WithdrawScreen.stories.tsx`);
  });

  const walks = files.filter((file) => /^tools\/storybook\/live\/stories\/.*\.stories\.tsx$/.test(file));
  const getLiveStories = (file: string) => plan(file).stories.filter((one) => walks.includes(one));

  it('walks the whole portal when what walks or what stands around every screen has changed', () => {
    expect(walks.length).toBeGreaterThan(10);
    expect(getLiveStories('tools/storybook/live/line/carry.ts')).toEqual(walks);
    expect(getLiveStories('apps/portal/src/session/session.slice.ts')).toEqual(walks);
  });

  it('walks of an area what leads through it', () => {
    const walk = (name: string) => `tools/storybook/live/stories/${name}.stories.tsx`;
    expect(getLiveStories(`${ui}/screens/withdraw/Withdraw/WithdrawScreen.tsx`)).toEqual([walk('Withdraw')]);
    expect(getLiveStories('apps/portal/src/areas/kyc/KycRoute.tsx')).toEqual([walk('KYC')]);
    expect(getLiveStories(`${ui}/components/Button/Button.tsx`)).toEqual([]);
    const led = files
      .filter((file) => /^apps\/portal\/src\/areas\/\w+\/\w+Route\.tsx$/.test(file))
      .flatMap(getLiveStories);
    expect(walks.filter((file) => !led.includes(file))).toEqual([walk('Anywhere')]);
  });

  it('asks what is read first and fetched ahead of what changes it, and of a screen what scripts weigh', () => {
    expect(plan(`${ui}/screens/withdraw/Withdraw/WithdrawScreen.tsx`).isWeighedOnly).toBe(true);
    expect(plan('apps/portal/src/areas/tickets/TicketsRoute.tsx').isWeighedOnly).toBe(true);
    expect(plan('apps/portal/src/areas/withdraw/withdraw.routes.ts').isWeighedOnly).toBe(false);
    expect(plan(`${ui}/screens/access/Login/LoginScreen.tsx`).isWeighedOnly).toBe(false);
  });

  it('takes of a handler its tests and the flows of its area', () => {
    const { sandbox, stories, flows } = plan('apps/sandbox/src/areas/tickets/raise.ts');
    expect(sandbox).toContain('apps/sandbox/src/areas/tickets.test.ts');
    expect(stories).toEqual([]);
    expect(flows).toContain('apps/portal/e2e/tickets.spec.ts');
  });

  it('takes all stories of what every story is drawn in', () => {
    const all = files.filter((file) => file.endsWith('.stories.tsx'));
    expect(plan('.storybook/decorators/withToolbar.tsx').stories).toEqual(all);
  });

  it.each(['package-lock.json', 'vitest.config.ts', 'apps/portal/package.json', 'openapi/paths/kyc.yaml'])(
    'asks for everything when %s changed',
    (file) => expect(plan(file).whole).toBe(file),
  );

  it('writes a screen and compiles it when what writes screens has changed', () => {
    const { nightly, unit } = plan('tools/generator/changes.ts');
    expect(nightly).toEqual(['tools/rules/nightly/newScreen.test.ts']);
    expect(unit).toContain('tools/rules/newScreen.test.ts');
  });

  it('compiles both ends when what they are bound to has changed', () => {
    expect(plan('openapi/generated/types.ts').nightly).toEqual(['tools/rules/nightly/contractTypes.test.ts']);
  });

  it('compiles who takes types alone, and plays nothing of theirs', () => {
    const { workspaces, sandbox, stories } = toPlan(
      ['packages/api/src/a.ts'],
      ['packages/api/src/a.ts', 'apps/sandbox/src/b.ts', 'apps/sandbox/src/b.test.ts'],
      new Map([
        ['packages/api/src/a.ts', []],
        ['apps/sandbox/src/b.ts', [{ from: 'packages/api/src/a.ts', names: ['*'], isType: true }]],
        ['apps/sandbox/src/b.test.ts', [{ from: 'apps/sandbox/src/b.ts', names: ['b'] }]],
      ]),
    );
    expect([workspaces, sandbox, stories]).toEqual([['packages/api', 'apps/sandbox'], [], []]);
  });

  it('takes of a table of words who reads it', () => {
    const { unit, workspaces } = plan(`${ui}/text/languages/hi.json`);
    expect(unit).toContain('tools/rules/catalogues.test.ts');
    expect(workspaces).toContain('packages/ui');
  });

  it.each([
    ['apps/portal/serviceWorker/releases.ts', 'apps/portal/serviceWorker/releases.test.ts'],
    ['tools/contract-check/src/judge.ts', 'tools/contract-check/src/contractCheck.test.ts'],
    ['tools/requirements/spec/imports.ts', 'tools/rules/since.test.ts'],
  ])('of %s runs %s', (file, test) => expect(plan(file).unit).toContain(test));

  it('leaves out the checks of tools that a screen is no matter of', () => {
    const { unit } = plan(`${ui}/screens/tickets/Tickets/TicketsScreen.tsx`);
    for (const tool of ['since', 'mutationRunner', 'docker', 'deploy', 'workflows'])
      expect(unit).not.toContain(`tools/rules/${tool}.test.ts`);
  });

  it('runs a flow whose helper changed', () => {
    expect(plan('apps/portal/e2e/support/pdf.ts').flows.length).toBeGreaterThan(0);
  });
});
