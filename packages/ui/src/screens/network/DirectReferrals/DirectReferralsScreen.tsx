import { addresses } from '../../../addresses/addresses';
import { DataList } from '../../../components/DataList/DataList';
import { ExportButton } from '../../../components/ExportButton/ExportButton';
import type { ListExport } from '../../../components/ExportButton/listExport';
import { LinkAlone } from '../../../components/Link/LinkAlone';
import { ListFooter } from '../../../components/ListFrame/ListFooter';
import { ListHead } from '../../../components/ListFrame/ListHead';
import type { PagedList } from '../../../components/ListFrame/pagedList';
import { Stack } from '../../../components/Stack/Stack';
import { networkTexts } from '../../../text/messages';
import { nextStepWords } from '../../../text/nextStepWords';
import type { DirectReferral } from './directReferral';
import { referralColumns } from './referralColumns';

export interface DirectReferralsScreenProps {
  referrals: Pick<PagedList<DirectReferral>, 'rows' | 'range' | 'failure' | 'onPage'>;
  /** Saves every row as a file. */
  exporting?: ListExport;
}

/** Direct Referral Business (B §2): the members that this member sponsors, and what their teams do. */
export function DirectReferralsScreen({ referrals, exporting }: DirectReferralsScreenProps) {
  const { range, failure } = referrals;
  const hasFoot = failure !== undefined || (range !== undefined && range.total > 0);
  return (
    <Stack gap={3} bounded>
      <ListHead
        title="Direct Referral Business"
        note="Members you sponsor, and what their teams do"
        aside={
          exporting && (
            <ExportButton
              {...exporting}
              disabled={referrals.rows.state === 'ready' && referrals.rows.data.length === 0}
            />
          )
        }
      />
      <DataList
        caption="Direct Referral Business"
        columns={referralColumns}
        rows={referrals.rows}
        rowKey={({ id }) => id}
        empty={{
          icon: 'team',
          title: networkTexts.noDataAvailable,
          reason: 'Members who register by one of your referral links appear here.',
          action: <LinkAlone href={addresses.dashboard}>{nextStepWords.shareLink}</LinkAlone>,
        }}
        {...(hasFoot && { footer: <ListFooter caption="Direct Referral Business" list={referrals} /> })}
      />
    </Stack>
  );
}
