import styled from 'styled-components';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { ticketsTexts } from '../../../text/messages';
import { ticketsMessages } from '../messages';

/** No ticket is selected, or one that the member does not have. */
export function NoConversation({ missing }: { missing: boolean }) {
  return (
    <Middle>
      {missing ? (
        <EmptyState icon="alert" title={ticketsMessages.missing} reason={ticketsMessages.missingReason} />
      ) : (
        <EmptyState
          icon="chat"
          title={ticketsTexts.selectTicketFromList}
          reason={ticketsMessages.notChosenReason}
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
