import { addresses } from '../../../addresses/addresses';
import { DataList } from '../../../components/DataList/DataList';
import { ExportButton } from '../../../components/ExportButton/ExportButton';
import type { ListExport } from '../../../components/ExportButton/ExportCard';
import { Freshness } from '../../../components/Freshness/Freshness';
import type { Freshness as Age } from '../../../components/Freshness/freshness';
import { LinkAlone } from '../../../components/Link/LinkAlone';
import { ListFooter } from '../../../components/ListContainer/ListFooter';
import { ListHead } from '../../../components/ListContainer/ListHead';
import type { PagedList } from '../../../components/ListContainer/pagedList';
import { Stack } from '../../../components/Stack/Stack';
import { figureMessages } from '../../../text/figureMessages';
import { networkTexts } from '../../../text/messages';
import { nextStepMessages } from '../../../text/nextStepMessages';
import type { DirectReferral } from './referralColumns';
import { referralColumns } from './referralColumns';
import { directReferralsMessages } from './messages';

export interface DirectReferralsScreenProps {
  referrals: Pick<PagedList<DirectReferral>, 'rows' | 'range' | 'failure' | 'onPage'>;
  /** The age of the figures. Absent where it is unknown. */
  freshness?: Age | undefined;
  /** Saves every row as a file. */
  exporting?: ListExport;
}

/** Direct Referral Business (B §2): the members that this member sponsors, and their teams' business. */
export function DirectReferralsScreen({ referrals, freshness, exporting }: DirectReferralsScreenProps) {
  const { range, failure } = referrals;
  const hasFoot = failure !== undefined || (range !== undefined && range.total !== 0);
  return (
    <Stack gap={3} bounded>
      <ListHead
        title={directReferralsMessages.directReferralBusiness}
        note={directReferralsMessages.introduction}
        aside={
          exporting && (
            <ExportButton
              {...exporting}
              disabled={referrals.rows.state === 'ready' && referrals.rows.data.length === 0}
            />
          )
        }
      />
      {freshness && referrals.rows.state !== 'failed' && (
        <Freshness what={figureMessages.team} {...freshness} />
      )}
      <DataList
        caption={directReferralsMessages.directReferralBusiness}
        columns={referralColumns}
        rows={referrals.rows}
        rowKey={({ id }) => id}
        empty={{
          icon: 'team',
          title: networkTexts.noDataAvailable,
          reason: directReferralsMessages.emptyReason,
          action: <LinkAlone href={addresses.dashboard}>{nextStepMessages.shareLink}</LinkAlone>,
        }}
        {...(hasFoot && {
          footer: <ListFooter caption={directReferralsMessages.directReferralBusiness} list={referrals} />,
        })}
      />
    </Stack>
  );
}
