import { addresses, toTreePath } from '../../../addresses/addresses';
import type { RowLines } from '../../../components/DataList/rowLines';
import type { RowDetailData } from '../../../components/RowDetail/detailData';
import type { RowStatus } from '../../../components/StatusPill/StatusPill';
import { formatDate } from '../../../text/format/dates';
import { formatFigure } from '../../../text/figures/figure';
import { noFigure } from '../../../text/format/money';
import { statusMessages } from '../../../text/columnTitles';
import { directReferralsMessages as messages } from './messages';
import { getOwnBusiness, getTeamBusiness, type DirectReferral } from './referral';

// Pure: a member's texts, in the detail and in the two lines of a phone.

const getName = ({ name, username }: DirectReferral) => name ?? username ?? noFigure;

const toStatus = ({ status }: DirectReferral): RowStatus | undefined =>
  status && { word: statusMessages[status], variant: status === 'paid' ? 'good' : 'bad' };

/** The last purchase, else the joining, else the username. */
function getAbout({ lastPurchaseAt, joinedAt, username }: DirectReferral): string {
  if (lastPurchaseAt !== undefined) return messages.bought({ day: formatDate(lastPurchaseAt, 'day') });
  if (joinedAt !== undefined) return messages.joinedOn({ day: formatDate(joinedAt, 'day') });
  return username ?? '';
}

export const toReferralDetail = (row: DirectReferral): RowDetailData => ({
  kind: getName(row),
  amount: { figure: 'referralTeam', value: getTeamBusiness(row) },
  status: toStatus(row),
  meaning: messages.teamSum,
  ...(row.username !== undefined && {
    related: [
      {
        label: messages.openInTree({ username: row.username }),
        href: toTreePath(addresses.directTree, row.username),
      },
    ],
  }),
});

export const toReferralLines = (row: DirectReferral): RowLines => ({
  icon: 'team',
  person: getName(row),
  what: getName(row),
  amount: { figure: 'referralTeam', value: getTeamBusiness(row) },
  about: getAbout(row),
  status: toStatus(row),
  aside: messages.own({ amount: formatFigure('referralOwn', getOwnBusiness(row)) }),
});
