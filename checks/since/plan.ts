import { type Graph, reachedBy, reachOf, valuesOf } from '../spec/imports';

/** What `npm test -- --since` runs: files for each runner, by their paths from the root. */
export interface Plan {
  /** Why nothing less than everything is enough; else undefined. */
  whole?: string;
  /** Changed files that there still are. */
  changed: string[];
  workspaces: string[];
  unit: string[];
  /** Checks of the nightly run. */
  nightly: string[];
  stories: string[];
  sandbox: string[];
  flows: string[];
  /** Of the budgets, whether only what all scripts weigh is asked: nothing changed that the rest is about. */
  isWeighedOnly: boolean;
}

/** What every part stands on: whoever changes it runs everything. */
const foundations =
  /^(package(-lock)?\.json|turbo\.json|vitest\.(config|browser)\.ts|tsconfig\.base\.json|\.npmrc|scripts\/(test|run|setup|since)\.mjs|openapi\/.*\.(yaml|mjs))$|(^|\/)package\.json$/;

const generator = /^(scripts\/newScreen\/|checks\/(generator\.ts|newScreen|nightly\/newScreen))/;

type Slow = readonly [check: string, about: RegExp][];

/** Checks that copy or lint the repository anew, or are of a tool alone, and what they are about. */
const slowChecks: Slow = [
  ['checks/newScreen.test.ts', generator],
  ['checks/lint.test.ts', /^(\.oxlintrc\.json$|scripts\/lint\/|checks\/lint\.test)/],
  ['checks/since.test.ts', /^checks\/(since|spec\/(imports|sources))/],
  ['checks/mutationRunner.test.ts', /^checks\/(mutation|spec\/)/],
  ['checks/specCollector.test.ts', /^checks\/spec/],
  ['checks/docker.test.ts', /docker|^compose\.yaml$|^\.github\/|nginx|^packages\/headers\//i],
  [
    'checks/deploy.test.ts',
    /deploy|docker|nginx|^packages\/headers\/|^scripts\/release\/|^apps\/portal\/vite/i,
  ],
  ['checks/workflows.test.ts', /^(\.github\/|scripts\/|checks\/workflows)/],
];

/** Checks of the nightly run that a change asks for at once, and what they are about. */
const nightlyChecks: Slow = [
  ['checks/nightly/newScreen.test.ts', generator],
  [
    'checks/nightly/contractTypes.test.ts',
    /^(openapi\/generated\/|packages\/api\/src\/|checks\/nightly\/contractTypes)/,
  ],
];

const askedBy = (checks: Slow, changed: readonly string[]) =>
  checks.flatMap(([check, about]) => (changed.some((file) => about.test(file)) ? [check] : []));

const kinds = {
  unit: /^(packages\/[^/]+\/src|apps\/(portal|room|contract-check)\/src|apps\/portal\/serviceWorker|\.storybook)\/.*\.test\.ts$/,
  stories: /\.stories\.tsx$/,
  sandbox: /^apps\/sandbox\/src\/.*\.test\.ts$/,
  flows: /^apps\/portal\/e2e\/[^/]+\.spec\.ts$/,
} as const;

/** Whose first paint and first reads the flows of budgets look at. */
const budgeted = /e2e\/(access|dashboard|shell|transactions|withdraw)\./;
/**
 * What a screen draws weighs something, and changes neither what is read first nor what is fetched ahead. A sign-in's is
 * the first paint.
 */
const onlyDraws = /^packages\/ui\/src\/screens\/(?!access\/)/;

const workspaceOf = (file: string) => /^(openapi|checks|(?:apps|packages)\/[^/]+)\//.exec(file)?.[1];

/** The area words of everything that a change reaches: of the portal's routes and of the sandbox's handlers. */
function areasOf(reached: readonly string[]): Set<string> {
  const words = new Set<string>();
  for (const file of reached) {
    const shown = /^apps\/portal\/src\/areas\/(\w+)\/\1\.routes\.ts$/.exec(file)?.[1];
    const answered = /^apps\/sandbox\/src\/areas\/(\w+)/.exec(file)?.[1];
    if (shown) words.add(shown).add('budgets');
    if (answered) words.add(answered);
    // What stands around every screen is walked by the flows of the shell and of the sign-in.
    if (/^apps\/portal\/src\/(app|session|visitor)\/|^packages\/ui\/src\/shell\//.test(file))
      for (const around of ['shell', 'access', 'safety']) words.add(around);
  }
  return words;
}

const isWalk = (file: string) => file.startsWith('apps/walk/');
/** What every walk through the portal stands on. */
const aboutWalks = /^apps\/(walk|sandbox)\/|^apps\/portal\/src\/(app|session|shared|visitor)\//;
/** Each walk draws the whole portal, and is about one area of it: it is walked for what that area itself is made of. */
const areaOfWalk = new Map([
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
  areaOfWalk.get(/^apps\/walk\/src\/stories\/(\w+)\.stories\.tsx$/.exec(file)?.[1] ?? '');
const isOf = (area: string, file: string) =>
  file.startsWith(`apps/portal/src/areas/${area}/`) || file.startsWith(`packages/ui/src/screens/${area}/`);

/** The preview names the pages of documents, but draws no story in them. */
const withoutDocs = (graph: Graph): Graph =>
  new Map([...graph].filter(([file]) => !file.startsWith('apps/room/src/docs/')));

/**
 * Sorts what a change reaches into what runs it. `files` are all files of the repository, `imports` what they take, those
 * of types too: a type that has changed asks the compiler, and nothing that runs.
 */
export function planOf(changed: readonly string[], files: readonly string[], imports: Graph): Plan {
  const whole = changed.find((file) => foundations.test(file));
  const touched = new Set(changed);
  const graph = valuesOf(imports);
  const reaching = reachedBy(changed, graph);
  const isWalked = changed.some((file) => aboutWalks.test(file));
  const isAsked = (file: string) => {
    const area = walked(file);
    return isWalked || !isWalk(file) || (area !== undefined && changed.some((one) => isOf(area, one)));
  };
  const reached = files.filter((file) => reaching.has(file) && isAsked(file));
  const typed = reachedBy(changed, imports);
  // Every story is drawn inside of what the preview sets up.
  const isPreview = [...reachOf('.storybook/preview.tsx', withoutDocs(graph))].some((file) =>
    touched.has(file),
  );
  const isAround = (file: string) => /^apps\/portal\/src\/(app|session|visitor)\/|shell\//.test(file);
  const areas = areasOf(reached.filter((file) => !isAround(file) || touched.has(file)));
  const isFlow = (file: string) =>
    kinds.flows.test(file) && (reached.includes(file) || areas.has(/e2e\/(\w+)\./.exec(file)?.[1] ?? ''));
  const flows = files.filter(isFlow);
  const asked = askedBy(slowChecks, changed);
  const skipped = slowChecks.map(([check]) => check).filter((check) => !asked.includes(check));
  return {
    ...(whole !== undefined && { whole }),
    changed: changed.filter((file) => files.includes(file)),
    workspaces: [
      ...new Set([...typed].flatMap((file) => (isWalked || !isWalk(file) ? (workspaceOf(file) ?? []) : []))),
    ].filter((one) => one !== 'openapi'),
    unit: [
      ...reached.filter((file) => kinds.unit.test(file)),
      ...files.filter((file) => /^checks\/[^/]+\.test\.ts$/.test(file) && !skipped.includes(file)),
    ],
    nightly: askedBy(nightlyChecks, changed),
    stories: files.filter((file) => kinds.stories.test(file) && (isPreview || reached.includes(file))),
    sandbox: reached.filter((file) => kinds.sandbox.test(file)),
    flows,
    isWeighedOnly:
      changed.every((file) => onlyDraws.test(file)) || !flows.some((file) => budgeted.test(file)),
  };
}
