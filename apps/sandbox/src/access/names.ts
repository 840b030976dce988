/** Unicode counts these fillers, joiners and selectors as letters and marks, but they are invisible (T2). */
const unseen = /\p{Default_Ignorable_Code_Point}/u;
/** No script has this many marks on one letter. */
const heaped = /\p{M}{5}/u;

/** Normalizes a text for storage: composed, trimmed and with single spaces. */
export const tidy = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim();

/** Whether a tidy text is visually distinct from others. */
export const isLegible = (text: string): boolean => !unseen.test(text) && !heaped.test(text);

// The contract's patterns are portable, so they refuse only ASCII's other signs (D30).
const words = /^[\p{L}\p{M} ]*$/u;
const addressLine = /^[\p{L}\p{M}0-9 .\-/,]*$/u;

/** Whether a tidy text can be a person's name. */
export const isName = (text: string): boolean => /^\p{L}/u.test(text) && isLocality(text);

/** Whether a tidy text can be the name of a city or state; an empty one too. */
export const isLocality = (text: string): boolean => words.test(text) && isLegible(text);

/** Whether a tidy text can be a line of an address; an empty one too. */
export const isAddressLine = (text: string): boolean => addressLine.test(text) && isLegible(text);

/** These usernames would look official in a team, a ticket or a mail. */
const reserved = new Set([
  ...[
    'admin',
    'administrator',
    'moderator',
    'operator',
    'owner',
    'root',
    'staff',
    'superuser',
    'sysadmin',
    'system',
  ],
  ...['accounts', 'billing', 'finance', 'help', 'helpdesk', 'info', 'memberportal', 'noreply', 'official'],
  ...['postmaster', 'security', 'service', 'support', 'team', 'webmaster'],
  ...['anonymous', 'guest', 'member', 'null', 'undefined', 'user', 'vacant'],
]);

export const isReserved = (username: string): boolean => reserved.has(username.toLowerCase());
