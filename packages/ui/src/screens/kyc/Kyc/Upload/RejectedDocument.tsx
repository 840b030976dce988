import { joinTexts } from '../../../../text/message/joinMessages';
import styled from 'styled-components';
import { Banner } from '../../../../components/Banner/Banner';
import { Moment } from '../../../../components/Moment/Moment';
import { isoDate } from '../../../../text/format/dates';
import { space } from '../../../../tokens';
import type { KycDocument } from '../kycProgress';
import { kycMessages } from '../messages';

/** The server's remarks next to the form of the rejected document (DESIGN "KYC", D41). */
export function RejectedDocument({ document }: { document: KycDocument }) {
  const { name, number, remarks, createdAt } = document;
  const iso = isoDate(createdAt);
  return (
    <Container>
      <Banner
        variant="bad"
        detail={
          <>
            <bdi translate="no">{joinTexts([name, number])}</bdi>
            {iso && (
              <>
                , <Moment at={createdAt} form="dayTime" />
              </>
            )}
            . {kycMessages.sendAgain}
          </>
        }
      >
        <bdi>{kycMessages.rejected({ remarks })}</bdi>
      </Banner>
    </Container>
  );
}

const Container = styled.div`
  margin-block-end: ${space[4]};
`;
