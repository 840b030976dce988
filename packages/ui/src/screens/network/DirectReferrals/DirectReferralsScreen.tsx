import styled from 'styled-components';
import { DataList } from '../../../components/DataList/DataList';
import { ListFooter } from '../../../components/ListFrame/ListFooter';
import { ListHead } from '../../../components/ListFrame/ListHead';
import type { PagedList } from '../../../components/ListFrame/pagedList';
import { networkTexts } from '../../../text/messages';
import { space } from '../../../tokens';
import type { DirectReferral } from './directReferral';
import { referralColumns } from './referralColumns';

export interface DirectReferralsScreenProps {
  referrals: Pick<PagedList<DirectReferral>, 'rows' | 'range' | 'failure' | 'onPage'>;
}

/** Direct Referral Business (B §2): whom the member sponsors, and what their teams do. */
export function DirectReferralsScreen({ referrals }: DirectReferralsScreenProps) {
  const { range, failure } = referrals;
  const hasFoot = failure !== undefined || (range !== undefined && range.total > 0);
  return (
    <Page>
      <ListHead title="Direct Referral Business" note="Members you sponsor, and what their teams do" />
      <DataList
        caption="Direct Referral Business"
        columns={referralColumns}
        rows={referrals.rows}
        rowKey={({ id }) => id}
        empty={{
          icon: 'team',
          title: networkTexts.noDataAvailable,
          reason: 'Members who register by one of your referral links appear here.',
        }}
        {...(hasFoot && { footer: <ListFooter caption="Direct Referral Business" list={referrals} /> })}
      />
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;
