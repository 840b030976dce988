/** A file's role in the specification. */
export type LocationKind = 'story' | 'unit' | 'sandbox' | 'e2e' | 'ui' | 'code' | 'contract';

export interface Location {
  kind: LocationKind;
  /** The area's name, `shell` for the app shell, or `common` for shared code. */
  area: string;
}

const kinds: readonly [LocationKind, RegExp][] = [
  ['story', /^(packages\/ui\/src|tools\/storybook)\/(?!live\/).*\.stories\.tsx$/],
  ['sandbox', /^apps\/sandbox\/.*\.test\.ts$/],
  ['e2e', /\.spec\.ts$/],
  ['unit', /\.test\.ts$/],
  ['ui', /^packages\/ui\/src\/(screens|components|confirm|shell|tree|forms)\//],
  ['contract', /^openapi\//],
];

const areaPatterns = [
  /^packages\/ui\/src\/screens\/([a-z0-9]+)\//,
  /^apps\/portal\/src\/areas\/([a-z0-9]+)\//,
  /^apps\/portal\/e2e\/([a-z0-9]+)\./,
  /^apps\/sandbox\/src\/areas\/([a-z0-9]+)[./]/,
  /^openapi\/(?:paths|schemas)\/([a-z0-9]+)\.yaml$/,
  /^packages\/ui\/src\/(shell)\//,
];

/** Files whose folder doesn't show their area. */
const areaOfFolder: readonly [RegExp, string][] = [
  [/^packages\/ui\/src\/tree\//, 'network'],
  [/^packages\/ui\/src\/flows\/(SignIn|Register|ForgotPassword)/, 'access'],
  [/^packages\/ui\/src\/flows\/(KYC)/, 'kyc'],
  [/^packages\/ui\/src\/flows\/(Deposit)/, 'deposit'],
  [/^packages\/ui\/src\/flows\/(TwoFactor)/, 'profile'],
  [/^packages\/ui\/src\/flows\/(BuyPackage)/, 'purchase'],
  [/^packages\/ui\/src\/flows\/(CancelSubscription)/, 'subscriptions'],
  [/^packages\/ui\/src\/flows\/(MT5)/, 'mt5'],
  [/^packages\/ui\/src\/flows\/(ExploreTeam)/, 'network'],
  [/^packages\/ui\/src\/flows\/(Withdraw)/, 'withdraw'],
  [/^packages\/ui\/src\/flows\/(Transfer)/, 'transfer'],
  [/^packages\/ui\/src\/flows\/(Ticket)/, 'tickets'],
  [/^apps\/sandbox\/src\/access\//, 'access'],
];

/** Returns a path's role and area, by its folder and its name alone. */
export function getLocation(path: string): Location {
  const area = areaPatterns.map((pattern) => pattern.exec(path)?.[1]).find((word) => word !== undefined);
  return {
    kind: kinds.find(([, pattern]) => pattern.test(path))?.[0] ?? 'code',
    area: area ?? areaOfFolder.find(([pattern]) => pattern.test(path))?.[1] ?? 'common',
  };
}
