import styled from 'styled-components';
import { Banner } from '../../../../components/Banner/Banner';
import { Moment } from '../../../../components/Moment/Moment';
import { isoDate } from '../../../../text/format/dates';
import { space } from '../../../../tokens';
import type { KycDocument } from '../KycScreen.types';
import { kycWords } from '../kycWords';

/** The server's remarks beside the form of the document that they are about (DESIGN "KYC", D41). */
export function RejectedDocument({ document }: { document: KycDocument }) {
  const { name, number, remarks, createdAt } = document;
  const iso = isoDate(createdAt);
  return (
    <Place>
      <Banner
        variant="bad"
        detail={
          <>
            <bdi translate="no">{[name, number].filter(Boolean).join(', ')}</bdi>
            {iso && (
              <>
                , <Moment at={createdAt} form="dayTime" />
              </>
            )}
            . {kycWords.sendAgain}
          </>
        }
      >
        <bdi>{kycWords.rejected(remarks)}</bdi>
      </Banner>
    </Place>
  );
}

const Place = styled.div`
  margin-block-end: ${space[4]};
`;
