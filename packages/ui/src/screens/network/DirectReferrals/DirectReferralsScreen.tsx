import { addresses } from '../../../addresses/addresses';
import { DataList } from '../../../components/DataList/DataList';
import { ExportButton } from '../../../components/ExportButton/ExportButton';
import type { ListExport } from '../../../components/ExportButton/listExport';
import { Freshness } from '../../../components/Freshness/Freshness';
import type { Freshness as Age } from '../../../components/Freshness/freshness';
import { LinkAlone } from '../../../components/Link/LinkAlone';
import { ListFooter } from '../../../components/ListFrame/ListFooter';
import { ListHead } from '../../../components/ListFrame/ListHead';
import type { PagedList } from '../../../components/ListFrame/pagedList';
import { Stack } from '../../../components/Stack/Stack';
import { figureWords } from '../../../text/figureWords';
import { networkTexts } from '../../../text/messages';
import { nextStepWords } from '../../../text/nextStepWords';
import type { DirectReferral } from './directReferral';
import { referralColumns } from './referralColumns';
import { directReferralsWords } from './directReferralsWords';

export interface DirectReferralsScreenProps {
  referrals: Pick<PagedList<DirectReferral>, 'rows' | 'range' | 'failure' | 'onPage'>;
  /** How old the figures are; absent where nobody can say. */
  freshness?: Age | undefined;
  /** Saves every row as a file. */
  exporting?: ListExport;
}

/** Direct Referral Business (B §2): the members that this member sponsors, and what their teams do. */
export function DirectReferralsScreen({ referrals, freshness, exporting }: DirectReferralsScreenProps) {
  const { range, failure } = referrals;
  const hasFoot = failure !== undefined || (range !== undefined && range.total > 0);
  return (
    <Stack gap={3} bounded>
      <ListHead
        title={directReferralsWords.directReferralBusiness}
        note={directReferralsWords.membersYouSponsorAndWhat}
        aside={
          exporting && (
            <ExportButton
              {...exporting}
              disabled={referrals.rows.state === 'ready' && referrals.rows.data.length === 0}
            />
          )
        }
      />
      {freshness && referrals.rows.state !== 'failed' && <Freshness what={figureWords.team} {...freshness} />}
      <DataList
        caption={directReferralsWords.directReferralBusiness}
        columns={referralColumns}
        rows={referrals.rows}
        rowKey={({ id }) => id}
        empty={{
          icon: 'team',
          title: networkTexts.noDataAvailable,
          reason: directReferralsWords.membersWhoRegisterByOne,
          action: <LinkAlone href={addresses.dashboard}>{nextStepWords.shareLink}</LinkAlone>,
        }}
        {...(hasFoot && {
          footer: <ListFooter caption={directReferralsWords.directReferralBusiness} list={referrals} />,
        })}
      />
    </Stack>
  );
}
