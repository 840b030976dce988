import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config';
import { demoMembers } from './seeds/demoMembers';

/** Prints the addresses and the sign-in details at the start. */
export function announce(address: string, config: Config, operatorKey: string): void {
  const built = existsSync(join(config.portalDist, 'index.html'));
  const lines = [
    '',
    `  Member Portal   ${address}${built ? '' : '   (not built: npm run build -w @portal/app)'}`,
    ...(config.production || !config.operator
      ? []
      : [
          `  Outbox          ${address}/sandbox?key=${operatorKey}`,
          "                  (codes by mail, ledger, operator's actions; keep the key to yourself)",
        ]),
    `  Contract        ${address}/docs`,
    '',
    '  Sign in as',
    ...demoMembers.map(
      (member) => `    ${member.username.padEnd(12)} ${member.password.padEnd(16)} ${secondStep(member)}`,
    ),
    '',
  ];
  console.log(lines.join('\n'));
}

function secondStep(member: (typeof demoMembers)[number]): string {
  if (member.authType === 'mpin') return `pin ${member.pin}`;
  return member.authType === 'authenticator'
    ? `authenticator secret ${member.totpSecret}`
    : 'code from the outbox';
}
