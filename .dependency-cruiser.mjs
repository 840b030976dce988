// The arrows of the house, as errors that say what to do instead. Not even types may cross them.
const story = '\\.(stories|test|fixtures)\\.';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        'Move what both need into a module of its own. (A chunk that is loaded later may know who loads it.)',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    },
    {
      name: 'ui-is-a-leaf',
      comment: 'A component knows props only: let the portal fetch, route and store, and pass the result in.',
      severity: 'error',
      from: { path: '^packages/ui' },
      to: { path: '^(packages/(api|headers)|apps|openapi)|node_modules/(@reduxjs|react-redux|react-router)' },
    },
    {
      name: 'api-is-a-leaf',
      comment:
        'The client knows the contract and nothing of screens: return an Outcome and let the caller show it.',
      severity: 'error',
      from: { path: '^packages/api' },
      to: {
        path: '^(packages/(ui|headers)|apps)|node_modules/(react|react-dom|@reduxjs|react-redux|styled-components)/',
      },
    },
    {
      name: 'headers-is-a-leaf',
      comment: 'The headers are data for servers: nothing of the project belongs in them.',
      severity: 'error',
      from: { path: '^packages/headers' },
      to: { path: '^(packages/(ui|api)|apps|openapi)' },
    },
    {
      name: 'portal-and-sandbox-talk-over-http',
      comment: 'Speak HTTP through the contract instead.',
      severity: 'error',
      from: { path: '^apps/(portal|sandbox)/' },
      to: { path: '^apps/(portal|sandbox)/', pathNot: '^apps/$1/' },
    },
    {
      name: 'sandbox-knows-no-client',
      comment: 'The sandbox is checked by the contract, not by the client that is generated from it.',
      severity: 'error',
      from: { path: '^apps/sandbox' },
      to: { path: '^packages/(ui|api)' },
    },
    {
      name: 'through-the-door',
      comment: 'Import from the package (its index), not from a file inside it.',
      severity: 'error',
      from: { path: '^apps' },
      to: { path: '^packages/api/src/(?!index\\.ts)|^packages/headers/src/(?!index\\.ts)' },
    },
    {
      name: 'areas-of-screens-are-apart',
      comment:
        "Screens of one area don't import another's: move what two need up to components/, tree/ or text/.",
      severity: 'error',
      from: { path: '^packages/ui/src/screens/([^/]+)/' },
      to: { path: '^packages/ui/src/screens/', pathNot: '^packages/ui/src/screens/$1/' },
    },
    {
      name: 'components-stand-below-screens',
      comment: 'A component that needs a screen is part of the screen.',
      severity: 'error',
      from: { path: '^packages/ui/src/(components|forms|images|text|tokens|theme|tree)/' },
      to: { path: '^packages/ui/src/(screens|shell)/' },
    },
    {
      name: 'palette-is-private',
      comment: 'Use a semantic colour of tokens/color.',
      severity: 'error',
      from: { pathNot: '^packages/ui/src/(tokens|theme)/' },
      to: { path: '^packages/ui/src/tokens/palette' },
    },
    {
      name: 'ledger-writes-money',
      comment: 'Only ledger/ touches wallets and entries: call its functions.',
      severity: 'error',
      from: { path: '^apps/sandbox/src', pathNot: '^apps/sandbox/src/(ledger|data)/' },
      to: { path: '^apps/sandbox/src/data/schema/ledger' },
    },
    {
      name: 'no-tests-in-the-product',
      comment: 'Product code must not import a story, a test or a fixture.',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src', pathNot: `${story}|/testing/` },
      to: { path: `${story}|/testing/` },
    },
    {
      name: 'storybook-knows-ui',
      comment: 'Storybook shows packages/ui only.',
      severity: 'error',
      from: { path: '^\\.storybook' },
      to: { path: '^(packages/(api|headers)|apps)' },
    },
    {
      name: 'declared',
      comment: 'Add it to the package.json of the workspace that imports it.',
      severity: 'error',
      from: { pathNot: '^(\\.storybook|vitest\\.config)' },
      to: {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown', 'undetermined'],
        pathNot: '\\?url$|^packages/',
      },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|generated)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
