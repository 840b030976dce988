/** One way in which a back end may differ. */
export interface Switch {
  name: string;
  /** The section of issue 40, with the decision. */
  section: string;
  /** What the server does when it is on. */
  does: string;
  /** On by default, because a new Laravel application does it. */
  usual?: true;
  /** Only the first switch of a group is on with `--all`, because they exclude each other. */
  group?: string;
}

/** Every deviation that the server can show. */
export const switches = [
  // Lists and envelopes
  { name: 'listsAsObjects', section: '1, D120', does: 'sends lists as objects with whole-number keys' },
  { name: 'parallelObjects', section: '1, D120', does: "sends a level's columns as objects, not as lists" },
  { name: 'emptyArrays', section: '1, D120', usual: true, does: 'sends [] where an empty object belongs' },
  {
    name: 'underData',
    section: '1, D120',
    group: 'envelope',
    does: 'puts every field of an answer under data',
  },
  {
    name: 'nextToStatus',
    section: '1, D120',
    group: 'envelope',
    does: 'puts the fields of data next to status',
  },
  { name: 'statusSuccess', section: '1, D35', does: 'says status "success"', group: 'status' },
  { name: 'statusOne', section: '1, D35', does: 'says status 1', group: 'status' },
  { name: 'status200', section: '1, D35', does: 'says status 200', group: 'status' },
  // Pages
  { name: 'otherPageLinks', section: '1, D132', does: 'sends page links of an internal http host' },
  { name: 'simplePages', section: '1, D132', does: 'sends pages without total and last_page' },
  { name: 'ownPageNames', section: '1, D132', does: 'names the pages of MT5 log_page and trade_page' },
  // Values
  { name: 'groupedAmounts', section: '1, D133', does: 'sends amounts as "12,500.50"', group: 'amounts' },
  { name: 'longDecimals', section: '1, D133', does: 'sends amounts as "12500.50000000"', group: 'amounts' },
  { name: 'numberAmounts', section: '1, D133', does: 'sends amounts as numbers', group: 'amounts' },
  { name: 'floatDust', section: '1, D133', does: 'sends 5.55e-17 in place of 0' },
  { name: 'textNumbers', section: '1', does: 'sends whole numbers as texts' },
  { name: 'textIds', section: '1', does: 'sends ids as texts' },
  { name: 'nulls', section: '1', does: 'sends null for every optional value' },
  { name: 'zeroDates', section: '1', does: 'sends 0000-00-00 00:00:00 for a missing date' },
  { name: 'zonedDates', section: '1', does: 'sends dates as 2026-11-27T10:00:00.000000Z' },
  // Parts of answers
  { name: 'untypedCards', section: '1, D129', does: 'sends summary cards without a type' },
  { name: 'amountBalance', section: '1, D131', does: 'sends balance as one amount' },
  { name: 'noBalance', section: '1, D131', does: 'sends no balance with live packages' },
  { name: 'amountFees', section: '1, D130', does: 'sends cancel_data.fees as one amount' },
  { name: 'textSources', section: '2', does: 'sends the source filter as plain texts' },
  // Images and HTML
  { name: 'imagesInFolders', section: '1, D134', does: 'names images with folders', group: 'images' },
  { name: 'absoluteImages', section: '1, D134', does: 'names images by their address', group: 'images' },
  { name: 'jsonImages', section: '1, D134', does: 'answers the image of a message with JSON' },
  { name: 'richMessages', section: '1', does: 'sends ticket messages as HTML of a rich editor' },
  // Refusals
  { name: 'modelErrors', section: '1, D121', does: "names the model in a 404's message", usual: true },
  { name: 'undefinedMethod', section: '1, D121', does: 'answers ranks with 500 and a PHP message' },
  { name: 'debugErrors', section: '1, D121', does: 'adds exception, file and trace to errors' },
  { name: 'htmlErrors', section: '1, D121', does: 'answers errors with an HTML page' },
  { name: 'csrfMismatch', section: '1, D121', does: 'answers the writes of a session with 419' },
  { name: 'code401', section: '1, D121', does: 'answers a wrong code with 401 and words' },
  { name: 'throttled', section: '1', does: 'answers a second code request within 60 s with 429' },
  { name: 'noRetryAfter', section: '1', does: 'sends 429 without Retry-After' },
  { name: 'redirectsExpired', section: '1', does: 'answers an expired session with 302 to /login' },
  { name: 'logout204', section: '1', does: 'answers logout with 204', usual: true },
  // Capabilities
  { name: 'strictQuery', section: '2, D126', does: 'refuses unknown query names with 422' },
  { name: 'popupMarks', section: '2, D128', does: 'marks popups with is_popup and popup' },
  { name: 'equalMethods', section: '2, D135', does: 'gives two payment methods one name' },
  { name: 'ignoresKeys', section: '2, D118', does: 'ignores Idempotency-Key, so it pays twice', usual: true },
  { name: 'noKeyHeader', section: '2, D118', does: 'refuses Idempotency-Key in the preflight' },
  { name: 'noExposedHeaders', section: '2', does: 'exposes no header to the page', usual: true },
  { name: 'anyOrigin', section: '3', does: 'allows every origin with *', usual: true },
] as const satisfies readonly Switch[];

export type SwitchName = (typeof switches)[number]['name'];
export type Settings = Partial<Record<SwitchName, boolean>>;

const rows: readonly Switch[] = switches;

/** What a new Laravel application does. */
export const usual: Settings = Object.fromEntries(
  rows.filter((one) => one.usual).map(({ name }) => [name, true]),
);

/** Every switch, one of each group. */
export const all: Settings = Object.fromEntries(
  rows
    .filter(({ group }, at) => group === undefined || rows.findIndex((one) => one.group === group) === at)
    .map(({ name }) => [name, true]),
);

export const isSwitch = (name: string): name is SwitchName => rows.some((one) => one.name === name);
