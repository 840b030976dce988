import { addresses, toTreePath } from '../../../addresses/addresses';
import { ButtonLink } from '../../../components/Button/ButtonLink';
import { DataList } from '../../../components/DataList/DataList';
import type { ListExport } from '../../../components/ExportButton/ExportCard';
import type { Freshness as Age } from '../../../components/Freshness/freshnessData';
import { Icon } from '../../../components/Icon/Icon';
import { LinkAlone } from '../../../components/Link/LinkAlone';
import { ListContainer } from '../../../components/ListContainer/ListContainer';
import { isListEmpty, type PagedList } from '../../../components/ListContainer/pagedList';
import { formatFigure, formatFigureCount } from '../../../text/figures/figure';
import { figureMessages } from '../../../text/figureMessages';
import { networkTexts, newsTexts } from '../../../text/messages';
import { nextStepMessages } from '../../../text/nextStepMessages';
import { SeriesStyle } from '../../../theme/SeriesStyle';
import type { RowLines } from '../../../components/DataList/rowLines';
import type { RowDetailData } from '../../../components/RowDetail/detailData';
import type { RowStatus } from '../../../components/StatusPill/StatusPill';
import { formatDate } from '../../../text/format/dates';
import { noFigure } from '../../../text/format/money';
import { statusMessages } from '../../../text/columnTitles';
import {
  type DirectReferral,
  getOwnBusiness,
  getTeamBusiness,
  type ReferralActionsProps,
  type ReferralSums,
} from './referral';
import { ReferralSumsCard } from './ReferralSumsCard';
import { toReferralColumns } from './referralColumns';
import { directReferralsMessages, directReferralsMessages as messages } from './messages';

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

const toReferralDetail = (row: DirectReferral): RowDetailData => ({
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

const toReferralLines = (row: DirectReferral): RowLines => ({
  icon: 'team',
  person: getName(row),
  what: getName(row),
  amount: { figure: 'referralTeam', value: getTeamBusiness(row) },
  about: getAbout(row),
  status: toStatus(row),
  aside: messages.own({ amount: formatFigure('referralOwn', getOwnBusiness(row)) }),
});

export interface DirectReferralsScreenProps {
  /** Without fields where the server has no filters (D119). */
  referrals: PagedList<DirectReferral>;
  /** The sums of all. Absent where the server sends none (D113). */
  sums?: ReferralSums | undefined;
  /** How many run a package, and how many run none. Absent where the server sends none (D113). */
  counts?: { paid: number; unpaid: number } | undefined;
  /** The portal's day, `YYYY-MM-DD`. */
  today: string;
  /** The age of the figures. Absent where it is unknown. */
  freshness?: Age | undefined;
  /** Saves every filtered row as a file. */
  exporting?: ListExport;
  /** A username was copied. `message` is the exact text for the toast (A §8). */
  onCopy: (message: string) => void;
  /** Share was pressed for this member's link. */
  onShare: ReferralActionsProps['onShare'];
}

/** Direct Referral Business (B §2): the members that this member sponsors, and their teams' business. */
export function DirectReferralsScreen(props: DirectReferralsScreenProps) {
  const { referrals, sums, counts, today, freshness, exporting, onCopy, onShare } = props;
  const { rows } = referrals;
  const hasRows = rows.state === 'ready' && rows.data.length > 0;
  const columns = toReferralColumns(rows.state === 'ready' ? rows.data : [], {
    onCopy: (done) => done && onCopy(newsTexts.usernameCopied),
    onShare,
  });
  return (
    <>
      <SeriesStyle />
      <ListContainer
        title={directReferralsMessages.directReferralBusiness}
        note={
          counts
            ? directReferralsMessages.counts({
                all: formatFigureCount('referrals', counts.paid + counts.unpaid),
                paid: formatFigureCount('paidReferrals', counts.paid),
                unpaid: formatFigureCount('unpaidReferrals', counts.unpaid),
              })
            : directReferralsMessages.introduction
        }
        summary={
          (sums ?? rows.state === 'loading') &&
          !isListEmpty(referrals) && <ReferralSumsCard sums={sums} today={today} />
        }
        aside={
          (hasRows || rows.state === 'loading') && (
            <ButtonLink variant="main" icon={<Icon name="share" />} href={addresses.dashboard}>
              {nextStepMessages.shareLink}
            </ButtonLink>
          )
        }
        exporting={exporting}
        list={referrals}
        freshness={freshness && { what: figureMessages.team, ...freshness }}
        empty={{
          icon: 'team',
          title: networkTexts.noDataAvailable,
          reason: directReferralsMessages.emptyReason,
          action: <LinkAlone href={addresses.dashboard}>{nextStepMessages.shareLink}</LinkAlone>,
        }}
        nothingMatches={directReferralsMessages.nothingMatches}
      >
        {(slot) => (
          <DataList
            {...slot}
            columns={columns}
            detail={toReferralDetail}
            lines={toReferralLines}
            rowKey={({ id }) => id}
          />
        )}
      </ListContainer>
    </>
  );
}
