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
