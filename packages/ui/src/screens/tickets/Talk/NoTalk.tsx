import styled from 'styled-components';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { ticketsTexts } from '../../../text/messages';
import { ticketsWords } from '../ticketsWords';

/** No ticket is chosen, or one that the member does not have. */
export function NoTalk({ missing }: { missing: boolean }) {
  return (
    <Middle>
      {missing ? (
        <EmptyState icon="alert" title={ticketsWords.missing} reason={ticketsWords.missingReason} />
      ) : (
        <EmptyState
          icon="chat"
          title={ticketsTexts.selectTicketFromList}
          reason={ticketsWords.notChosenReason}
        />
      )}
    </Middle>
  );
}

const Middle = styled.div`
  display: grid;
  place-content: center;
  overflow: auto;
`;
