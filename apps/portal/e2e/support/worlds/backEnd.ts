import type { Page } from '@playwright/test';
import type { Member, MemberOptions } from '../member';
import { openAs } from '../page';
import type { Sandbox } from '../sandbox';

/** What a flow knows of its member. */
export interface Actor extends Record<'username' | 'password' | 'pin', string> {
  wallets: () => Promise<Record<string, string>>;
}
type ActorOptions = Pick<MemberOptions, 'earned' | 'paidIn'>;

/** The back end of a world. */
export interface BackEnd {
  /** The origin of the portal where it is not `baseURL`. */
  home: string;
  /** A package whose price is a range with 500 dollars in it. */
  rangePackage: string;
  /** Makes a member who confirms by pin and withdraws to an address. */
  newMember: (options?: ActorOptions) => Promise<Actor>;
  /** Makes a member who has sent no document. */
  newcomer: () => Promise<Actor>;
  /** Makes a member with two levels below. */
  newTeam: () => Promise<Actor>;
  /** Pays 250 dollars to the member's address, for the next sync. */
  payIn: (member: Actor) => Promise<void>;
  /** Opens a page as a member who has signed in. */
  open: (page: Page, member: Actor, path: string) => Promise<void>;
}

/** The sandbox as a world's back end. */
export function toSandboxBackEnd(
  sandbox: Sandbox,
  newMember: (options?: MemberOptions) => Promise<Member>,
): BackEnd {
  const tokens = new Map<string, string>();
  const make = async (options: MemberOptions) => {
    const member = await newMember(options);
    tokens.set(member.username, member.token);
    return member;
  };
  return {
    home: '',
    rangePackage: 'Flex Bot',
    newMember: (options) => make({ ...options, by: 'mpin', destination: 'address' }),
    newcomer: () => make({}),
    newTeam: async () => {
      const member = await make({});
      const below = await newMember({ sponsor: member.username, upTo: 'registered' });
      await newMember({ sponsor: below.username, upTo: 'registered' });
      return member;
    },
    payIn: ({ username }) => sandbox.payIn(username, '250.00', 1),
    open: (page, { username }, path) =>
      openAs(page, { username, token: tokens.get(username) ?? '', auth_type: 'mpin' }, path),
  };
}
