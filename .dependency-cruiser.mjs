// The allowed dependencies, types included. Each error names the alternative.
const story = '\\.(stories|test|fixtures|plays)\\.';

const ui = '^packages/ui/src/';

/** A layer of the design system. It imports only the layers listed before it. */
const layer = (name, own, above, comment, pathNot) => ({
  name,
  comment,
  severity: 'error',
  from: { path: `${ui}(${own})`, ...(pathNot && { pathNot }) },
  to: { path: `${ui}(${above})` },
});

/** From the lowest layer. Shared code belongs to the lower layer. A lower layer gets what it needs from a higher one as a prop. */
const layers = [
  layer(
    'ui-tokens-import-nothing',
    'tokens/',
    '(?!tokens/)',
    'Tokens import nothing. Put the value into tokens/, or use the token where it is needed.',
  ),
  layer(
    'ui-theme-imports-tokens',
    'theme/',
    '(?!tokens/|theme/)',
    'A theme gives the tokens their values. Anything else belongs into the component.',
    story,
  ),
  layer(
    'ui-text-imports-theme',
    'text/',
    '(?!addresses/|tokens/|theme/|text/)',
    'Messages and formats are pure: let the component import them, and pass what they need as an argument.',
  ),
  layer(
    'ui-images-are-pure',
    'images/',
    '(?!images/)',
    'images/ reads and prepares pictures and draws nothing: pass messages and sizes in, let the component show the result.',
  ),
  layer(
    'ui-remote-is-pure',
    'remote\\.ts$',
    '(?!remote\\.ts$)',
    'Remote is the shape of data for every layer: give it what it needs as a type parameter.',
  ),
  layer(
    'ui-addresses-are-pure',
    'addresses/',
    '(?!addresses/)',
    'Addresses are data that every layer reads: they import none of them.',
  ),
  layer(
    'ui-components-imports-no-forms',
    'components/',
    '(charts|forms|confirm|tree|shell|screens)/|index\\.ts$',
    'A component takes values and callbacks. What needs Formik belongs into forms/, what confirms money into confirm/, what needs a screen into the screen.',
    story,
  ),
  layer(
    'ui-charts-imports-no-screen',
    'charts/',
    '(forms|confirm|tree|shell|screens)/|index\\.ts$',
    'A chart draws any values: let the screen pass in series, positions and messages.',
  ),
  layer(
    'ui-forms-imports-no-confirmation',
    'forms/',
    '(charts|confirm|tree|shell|screens)/|index\\.ts$',
    'forms/ binds components to Formik. What asks for money belongs into confirm/, what needs a screen into the screen.',
  ),
  layer(
    'ui-confirm-imports-no-screen',
    'confirm/',
    '(charts|tree|shell|screens)/|index\\.ts$',
    'What confirms money is the same in every screen: let the screen pass in what it asks about.',
  ),
  layer(
    'ui-tree-imports-no-screen',
    'tree/',
    '(charts|forms|confirm|shell|screens)/|index\\.ts$',
    'The tree draws any nodes: let the network screens pass in messages, statuses and callbacks.',
  ),
  layer(
    'ui-shell-imports-no-screen',
    'shell/',
    '(charts|screens)/|index\\.ts$',
    'AppShell takes its screen as children. What both need moves down to components/ or text/.',
  ),
  layer(
    'ui-screens-imports-no-shell',
    'screens/',
    'shell/|index\\.ts$',
    'A screen does not import AppShell. What both need moves down to components/ or text/. (A story may render AppShell.)',
    story,
  ),
];

/**
 * A layer of the sandbox. Its modules import those of the lower layers, and neither each other nor anything else of the
 * sandbox. Tests are exempt, because they start the whole server.
 */
const sandboxLayer = (name, modules, below, comment) => ({
  name: `sandbox-${name}`,
  comment,
  severity: 'error',
  from: { path: `^apps/sandbox/src/(${modules.join('|')})/`, pathNot: story },
  to: {
    path: '^apps/sandbox/src/',
    pathNot: `^apps/sandbox/src/(${['$1', ...below].join('|')})/`,
  },
});

const tools = ['access', 'images', 'mail', 'plan', 'trading'];

/** From the lowest layer: data < ledger < api < tools < contract < areas, http, seeds < operator < server. */
const sandboxLayers = [
  sandboxLayer(
    'data-imports-nothing',
    ['data'],
    [],
    'The database has no rule of money or of the plan: compute above it (plan/, an area) and pass the result in.',
  ),
  sandboxLayer(
    'ledger-imports-data',
    ['ledger'],
    ['data'],
    'The ledger books and has no messages for members: throw its own error, and let api/postOrRefuse.ts turn it into a refusal.',
  ),
  sandboxLayer(
    'api-imports-the-ledger',
    ['api'],
    ['data', 'ledger'],
    'What requests and answers are made of (amounts, days, ids, pages, refusals) is the same for every caller: pass in what it needs.',
  ),
  sandboxLayer(
    'tools-import-the-api',
    tools,
    ['data', 'ledger', 'api'],
    'A tool imports neither calls nor another tool: let the handler that uses both hand the result of one to the other.',
  ),
  sandboxLayer(
    'contract-imports-the-tools',
    ['contract'],
    ['data', 'ledger', 'api', ...tools],
    'The binding of the contract imports no handler: take it as an argument, as bindContract takes handlers and guard.',
  ),
  sandboxLayer(
    'areas-import-the-contract',
    ['areas', 'http', 'seeds'],
    ['data', 'ledger', 'api', ...tools, 'contract'],
    'Handlers, the HTTP around them and the seeds meet in server.ts and start.ts only: move what two need down to plan/, access/ or api/.',
  ),
  sandboxLayer(
    'operator-imports-no-area',
    ['operator'],
    ['data', 'ledger', 'api', ...tools, 'contract', 'http', 'seeds'],
    "The operator's side uses no member's handler: share the rule below both (plan/, ledger/), not the call.",
  ),
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Move what both need into a module of its own. Types and dynamic imports count too.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'ui-is-a-leaf',
      comment: 'A component has props only: let the portal fetch, route and store, and pass the result in.',
      severity: 'error',
      from: { path: '^packages/ui' },
      to: { path: '^(packages/(?!ui/)|apps|openapi)|node_modules/(@reduxjs|react-redux|react-router)' },
    },
    {
      name: 'api-is-a-leaf',
      comment: 'The client imports the contract and no screen: return an Outcome and let the caller show it.',
      severity: 'error',
      from: { path: '^packages/api' },
      to: {
        path: '^(packages/(?!api/)|apps)|node_modules/(react|react-dom|@reduxjs|react-redux|styled-components)/',
      },
    },
    {
      name: 'contract-is-under-all',
      comment: 'The contract is data and types: import it from here, never the other way round.',
      severity: 'error',
      from: { path: '^openapi/' },
      to: { path: '^(packages|apps)/' },
    },
    {
      name: 'headers-is-a-leaf',
      comment: 'The headers are data for servers: nothing of the project belongs in them.',
      severity: 'error',
      from: { path: '^packages/headers' },
      to: { path: '^(packages/(?!headers/)|apps|openapi)' },
    },
    {
      name: 'portal-and-sandbox-talk-over-http',
      comment: 'Speak HTTP through the contract instead.',
      severity: 'error',
      from: { path: '^apps/(portal|sandbox)/' },
      to: { path: '^apps/(portal|sandbox)/', pathNot: '^apps/$1/' },
    },
    {
      name: 'sandbox-imports-no-client',
      comment: 'The sandbox is checked by the contract, not by the client that is generated from it.',
      severity: 'error',
      from: { path: '^apps/sandbox' },
      to: { path: '^packages/(?!headers/)' },
    },
    {
      name: 'through-the-entry-point',
      comment: 'Import from the package (its index, or `@portal/api/client`), not from a file inside it.',
      severity: 'error',
      from: { path: '^apps' },
      to: { path: '^packages/api/src/(?!(index|client)\\.ts)|^packages/headers/src/(?!index\\.ts)' },
    },
    {
      name: 'areas-of-screens-are-apart',
      comment:
        "Screens of one area don't import another's: move what two need up to components/, tree/ or text/.",
      severity: 'error',
      from: { path: '^packages/ui/src/screens/([^/]+)/' },
      to: { path: '^packages/ui/src/screens/', pathNot: '^packages/ui/src/screens/$1/' },
    },
    ...layers,
    {
      name: 'portal-core-serves-every-area',
      comment: 'The foundation imports no area: take what differs as an argument, or move the file up.',
      severity: 'error',
      from: { path: '^packages/portal-core/' },
      to: { path: '^(apps|openapi|packages/headers)/' },
    },
    {
      name: 'portal-core-has-no-screens',
      comment:
        'Take the types of props only: what renders a component belongs to the area or to packages/ui.',
      severity: 'error',
      from: { path: '^packages/portal-core/' },
      to: {
        path: '^packages/ui/src/(index|(components|confirm|charts|tree|shell|screens)/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'portal-core-session-imports-nothing',
      comment: 'Everything else imports the session: pass in what it needs.',
      severity: 'error',
      from: { path: '^packages/portal-core/src/session/' },
      to: { path: '^packages/portal-core/src/(?!session/)' },
    },
    {
      name: 'portal-core-in-layers',
      comment:
        'Layers from the lowest: session, browser and fromApi, store and addresses, calls, lists, then writes and exports.',
      severity: 'error',
      from: { path: '^packages/portal-core/src/(browser|fromApi|store|addresses|calls|lists)/' },
      to: {
        path: '^packages/portal-core/src/(lists|exports|writes)/',
        pathNot: '^packages/portal-core/src/$1/',
      },
    },
    {
      name: 'visitors-are-light',
      comment:
        'A visitor must not wait for RTK Query (ADR 3): use the client, and the store once it is there.',
      severity: 'error',
      from: { path: '^apps/portal/src/visitor/' },
      to: {
        path: '^apps/portal/src/(app|areas)/|^packages/portal-core/src/((lists|exports)/|calls/(api|endpoints|listeners)\\.ts)',
      },
    },
    {
      name: 'areas-imports-no-app',
      comment:
        'The app composes areas: let it pass in what an area needs, or move what both need to packages/portal-core.',
      severity: 'error',
      from: { path: '^apps/portal/src/areas/' },
      to: { path: '^apps/portal/src/app/' },
    },
    {
      name: 'areas-by-their-entry-points',
      comment:
        "Another area's calls are in its <area>.api.ts and its files in <list>.export.ts; what else it opens is in its index.ts.",
      severity: 'error',
      from: { path: '^apps/portal/src/areas/([^/]+)/' },
      to: {
        path: '^apps/portal/src/areas/[^/]+/',
        pathNot: '^apps/portal/src/areas/($1/|[^/]+/(index|[^/]+\\.(api|export))\\.ts$)',
      },
    },
    {
      name: 'palette-is-private',
      comment: 'Use a semantic colour of tokens/color.',
      severity: 'error',
      from: { pathNot: '^packages/ui/src/(tokens|theme)/' },
      to: { path: '^packages/ui/src/tokens/(palette|chartPalette)' },
    },
    ...sandboxLayers,
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
      name: 'storybook-imports-ui',
      comment: 'Storybook shows packages/ui. Only the live portal (tools/storybook/live) has a back end.',
      severity: 'error',
      from: { path: '^(\\.storybook|tools/storybook)/', pathNot: '^tools/storybook/(live|run)/' },
      to: { path: '^(packages/(?!ui/)|apps/)' },
    },
    {
      name: 'tools-are-on-top',
      comment:
        'Tools watch and build the product: move what both need down. (The entry files of .storybook name the pages.)',
      severity: 'error',
      from: {
        path: '^(openapi|packages|apps|\\.storybook)/',
        pathNot: '^\\.storybook/(main|preview|manager)\\.',
      },
      to: { path: '^tools/' },
    },
    {
      name: 'preview-imports-configuration',
      comment:
        'What the preview imports is configuration, whose change takes every screenshot again: pages belong to tools/storybook.',
      severity: 'error',
      from: { path: '^\\.storybook/' },
      to: {
        path: '^packages/ui/src/(?!addresses/|components/LazyPart/overlays|theme/|tokens/|testing/|text/format/portalZone|text/format/steadyClock|text/putMessages|text/languages/)|\\.md$',
      },
    },
    {
      name: 'declared',
      comment: 'Add it to the package.json of the workspace that imports it.',
      severity: 'error',
      from: { pathNot: '^(\\.storybook|vitest\\.config)' },
      to: {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown', 'undetermined'],
        // @turbo/gen has types and a program, and nothing that resolves.
        pathNot: '\\?url$|^virtual:|^(packages|openapi|tools)/|^@turbo/gen$',
      },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-members)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
