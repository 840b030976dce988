import type { AuthType } from '../data/schema/columns';

export interface DemoMember {
  id: number;
  username: string;
  password: string;
  pin: string;
  authType: AuthType;
  name: string;
  countryCode: string;
  /** The purpose of this demo member. */
  shows: string;
  /** Base32, for an authenticator app. */
  totpSecret?: string;
}

/** The root of the network, without a sign-in. */
export const rootId = 1;

/** Members for signing in. The passwords are public because the sandbox contains only invented data. */
export const demoMembers = [
  {
    id: 2,
    username: 'leader',
    password: 'Leader-2026',
    pin: '4821',
    authType: 'otp',
    name: 'Amara Okafor',
    countryCode: 'NG',
    shows: 'an investor with a large team and months of transactions; signs in with a mailed code',
  },
  {
    id: 3,
    username: 'newcomer',
    password: 'Newcomer-2026',
    pin: '1593',
    authType: 'otp',
    name: 'Tomas Novak',
    countryCode: 'CZ',
    shows: 'nothing yet: no money, no team, KYC missing; signs in with a mailed code',
  },
  {
    id: 4,
    username: 'kycrejected',
    password: 'Rejected-2026',
    pin: '7264',
    authType: 'otp',
    name: 'Lena Weber',
    countryCode: 'DE',
    shows: 'a rejected identity document, one approved and one pending',
  },
  {
    id: 5,
    username: 'bankuser',
    password: 'Bankuser-2026',
    pin: '3817',
    authType: 'otp',
    name: 'Ravi Sharma',
    countryCode: 'IN',
    shows: 'withdrawals to a bank account, in rupees',
  },
  {
    id: 6,
    username: 'pinuser',
    password: 'Pinuser-2026',
    pin: '2468',
    authType: 'mpin',
    name: 'Yuki Tanaka',
    countryCode: 'JP',
    shows: 'sign-in and confirmations with the security pin',
  },
  {
    id: 7,
    username: 'totpuser',
    password: 'Totpuser-2026',
    pin: '9035',
    authType: 'authenticator',
    name: 'Ines Costa',
    countryCode: 'PT',
    shows: 'sign-in and confirmations with an authenticator app',
    totpSecret: 'KVKFKRCPNZQUYMLXOVYDSQKJKZDTSRLD',
  },
] as const satisfies readonly DemoMember[];

export type DemoName = (typeof demoMembers)[number]['username'];

export const demoMember = (username: DemoName): DemoMember & { username: DemoName } =>
  demoMembers.find((member) => member.username === username)!;

export const firstTeamId = 8;
