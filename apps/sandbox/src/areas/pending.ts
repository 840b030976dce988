import { type Handlers, memberOperation } from '../contract/operation';
import { notFound, refused } from '../contract/refusal';

const none = { data: [], current_page: 1, last_page: 1, from: null, to: null, total: 0, per_page: 10 };
const empty = (answer: object) => memberOperation(() => Promise.resolve({ status: true, ...answer }));
const nothing = memberOperation(() => {
  throw notFound();
});
/** A write says no rather than pretend that something happened. */
const later = memberOperation(() => {
  throw refused('The sandbox cannot do this yet.');
});

/**
 * The operations whose handlers come later, each with what it answers until then: an empty result of the contract, or a
 * refusal. A handler of an area takes its operation out of here; `npm run sandbox:gaps` lists what is left.
 */
export const pending: Handlers = {
  listPackages: empty({ data: [] }),
  buyPackage: later,
  listLivePackages: empty({ data: [] }),
  buyLivePackage: later,

  listSubscriptions: empty({ data: none, cancel_data: null }),
  listLiveSubscriptions: empty({ data: none, currency: null, cancel_data: null }),
  cancelSubscription: later,
  cancelLiveSubscription: later,

  addMt5Account: later,
  getMt5Account: nothing,
  fetchMt5Password: nothing,
  changeMt5Password: later,

  getDirectTeam: empty({ data: [] }),
  getBinaryTeam: empty({ data: [] }),
  listDownlineLevels: empty({ data: [] }),
  listDirectReferrals: empty(none),

  getRankProgress: empty({ data: [], current_rank: null, matchingCount: 0, matchingRequired: 0 }),
  getRoyaltyProgress: empty({ currentRank: null, matching: 0, matchingRequired: 0, rankRequired: [] }),

  listTickets: empty({ data: [] }),
  listTicketSubjects: empty({ data: [] }),
  getTicket: nothing,
  reopenTicket: nothing,
  getMessageImage: nothing,
  replyToTicket: later,
  raiseTicket: later,
};
