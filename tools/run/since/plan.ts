import { type Graph, reachedBy, getReach, toValues } from '../../requirements/spec/imports';

/** The files that `npm test -- --since` runs for each runner, by their paths from the root. */
export interface Plan {
  /** Why everything must run. Undefined otherwise. */
  whole?: string;
  /** The changed files that still exist. */
  changed: string[];
  workspaces: string[];
  unit: string[];
  /** Checks of the nightly run. */
  nightly: string[];
  stories: string[];
  sandbox: string[];
  flows: string[];
  /** True when the budgets need only the total script weight, because nothing else relevant changed. */
  isWeighedOnly: boolean;
}

/** The foundations of every part. A change runs everything. */
const foundations =
  /^(package(-lock)?\.json|turbo\.json|vitest\.(config|browser)\.ts|tsconfig\.base\.json|\.npmrc|tools\/run\/(test|run|setup|since)\.mjs|openapi\/.*\.(yaml|mjs))$|(^|\/)package\.json$/;

const generator = /^turbo\/|^tools\/(generator\/|requirements\/areas\.ts|rules\/(nightly\/)?newScreen)/;

type Slow = readonly [check: string, about: RegExp][];

/** Checks that copy or lint the repository, or test one tool, with their subjects. */
const slowChecks: Slow = [
  ['tools/rules/newScreen.test.ts', generator],
  ['tools/rules/lint.test.ts', /^(\.oxlintrc\.json$|tools\/rules\/lint[/.])/],
  ['tools/rules/since.test.ts', /^tools\/(rules\/since|run\/since|requirements\/spec\/(imports|sources))/],
  ['tools/requirements/mutationRunner.test.ts', /^tools\/requirements\/(mutation|spec\/)/],
  ['tools/requirements/specCollector.test.ts', /^tools\/requirements\/spec/],
  ['tools/rules/docker.test.ts', /docker|^compose\.yaml$|^\.github\/|nginx|^packages\/headers\//i],
  [
    'tools/rules/deploy.test.ts',
    /deploy|docker|nginx|^packages\/headers\/|^tools\/run\/release\/|^apps\/portal\/vite/i,
  ],
  ['tools/rules/workflows.test.ts', /^(\.github\/|tools\/(run\/|rules\/workflows))/],
];

/** Checks of the nightly run that a change runs immediately, with their subjects. */
const nightlyChecks: Slow = [
  ['tools/rules/nightly/newScreen.test.ts', generator],
  [
    'tools/rules/nightly/contractTypes.test.ts',
    /^(openapi\/generated\/|packages\/api\/src\/|tools\/rules\/nightly\/contractTypes)/,
  ],
];

const askedBy = (checks: Slow, changed: readonly string[]) =>
  checks.flatMap(([check, about]) => (changed.some((file) => about.test(file)) ? [check] : []));

const kinds = {
  unit: /^(packages\/[^/]+\/src|apps\/portal\/(src|serviceWorker)|tools\/(storybook|contract-check)|\.storybook)\/.*\.test\.ts$/,
  stories: /\.stories\.tsx$/,
  sandbox: /^apps\/sandbox\/src\/.*\.test\.ts$/,
  flows: /^(apps\/portal\/e2e|tools\/(contract-check|faults))\/[^/]+\.spec\.ts$/,
} as const;

/** The areas whose first paint and first reads the budget tests measure. */
const budgeted = /e2e\/(access|dashboard|shell|transactions|withdraw)\./;
/**
 * A screen's drawing affects weight, but not first reads or prefetched screens. The sign-in's drawing is the first
 * paint.
 */
const onlyDraws = /^packages\/ui\/src\/screens\/(?!access\/)/;

const getWorkspace = (file: string) => /^(openapi|(?:apps|packages|tools)\/[^/]+)\//.exec(file)?.[1];

/** Returns the areas that a change reaches, in the portal's routes and the sandbox's handlers. */
function getAreas(reached: readonly string[]): Set<string> {
  const words = new Set<string>();
  for (const file of reached) {
    const shown = /^apps\/portal\/src\/areas\/(\w+)\/\1\.routes\.ts$/.exec(file)?.[1];
    const answered = /^apps\/sandbox\/src\/areas\/(\w+)/.exec(file)?.[1];
    if (shown) words.add(shown).add('budgets');
    if (answered) words.add(answered);
    // The tests of the shell and the sign-in cover what surrounds every screen.
    if (/^apps\/portal\/src\/(app|session|visitor)\/|^packages\/ui\/src\/shell\//.test(file))
      for (const around of ['shell', 'access', 'safety']) words.add(around);
  }
  return words;
}

const isLive = (file: string) => file.startsWith('tools/storybook/live/');
/** The foundations of every live portal story. */
const liveFoundations =
  /^(tools\/storybook\/live|apps\/sandbox)\/|^apps\/portal\/src\/(app|session|shared|visitor)\//;
/** Each live portal story renders the whole portal but tests one area. It runs when that area's own code changes. */
const liveAreas = new Map([
  ['BuyPackage', 'purchase'],
  ['CancelSubscription', 'subscriptions'],
  ['Deposit', 'deposit'],
  ['ExploreTeam', 'network'],
  ['ForgotPassword', 'access'],
  ['KYC', 'kyc'],
  ['MT5', 'mt5'],
  ['Register', 'access'],
  ['SignIn', 'access'],
  ['Ticket', 'tickets'],
  ['Transfer', 'transfer'],
  ['TwoFactor', 'profile'],
  ['Withdraw', 'withdraw'],
]);
const walked = (file: string) =>
  liveAreas.get(/^tools\/storybook\/live\/stories\/(\w+)\.stories\.tsx$/.exec(file)?.[1] ?? '');
const isOfArea = (area: string, file: string) =>
  file.startsWith(`apps/portal/src/areas/${area}/`) || file.startsWith(`packages/ui/src/screens/${area}/`);

/** The preview imports the documentation pages, but no story renders them. */
const withoutDocs = (graph: Graph): Graph =>
  new Map([...graph].filter(([file]) => !file.startsWith('tools/storybook/docs/')));

/**
 * Sorts a change's effects by runner. `files` are all files of the repository, `imports` their imports with those of
 * types: a changed type concerns the compiler and nothing that runs.
 */
export function toPlan(changed: readonly string[], files: readonly string[], imports: Graph): Plan {
  const whole = changed.find((file) => foundations.test(file));
  const touched = new Set(changed);
  const graph = toValues(imports);
  const reaching = reachedBy(changed, graph);
  const isLiveReached = changed.some((file) => liveFoundations.test(file));
  const isAsked = (file: string) => {
    const area = walked(file);
    return (
      isLiveReached || !isLive(file) || (area !== undefined && changed.some((one) => isOfArea(area, one)))
    );
  };
  const reached = files.filter((file) => reaching.has(file) && isAsked(file));
  const typed = reachedBy(changed, imports);
  // Every story renders inside the preview's setup.
  const isPreview = [...getReach('.storybook/preview.tsx', withoutDocs(graph))].some((file) =>
    touched.has(file),
  );
  const isAround = (file: string) => /^apps\/portal\/src\/(app|session|visitor)\/|shell\//.test(file);
  const areas = getAreas(reached.filter((file) => !isAround(file) || touched.has(file)));
  const isFlow = (file: string) =>
    kinds.flows.test(file) && (reached.includes(file) || areas.has(/e2e\/(\w+)\./.exec(file)?.[1] ?? ''));
  const flows = files.filter(isFlow);
  const asked = askedBy(slowChecks, changed);
  const skipped = slowChecks.map(([check]) => check).filter((check) => !asked.includes(check));
  return {
    ...(whole !== undefined && { whole }),
    changed: changed.filter((file) => files.includes(file)),
    workspaces: [
      ...new Set(
        [...typed].flatMap((file) => (isLiveReached || !isLive(file) ? (getWorkspace(file) ?? []) : [])),
      ),
    ].filter((one) => one !== 'openapi'),
    unit: [
      ...reached.filter((file) => kinds.unit.test(file)),
      ...files.filter(
        (file) => /^tools\/(rules|requirements)\/[^/]+\.test\.ts$/.test(file) && !skipped.includes(file),
      ),
    ],
    nightly: askedBy(nightlyChecks, changed),
    stories: files.filter((file) => kinds.stories.test(file) && (isPreview || reached.includes(file))),
    sandbox: reached.filter((file) => kinds.sandbox.test(file)),
    flows,
    isWeighedOnly:
      changed.every((file) => onlyDraws.test(file)) || !flows.some((file) => budgeted.test(file)),
  };
}
