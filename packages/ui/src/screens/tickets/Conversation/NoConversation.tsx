import styled from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { ticketsTexts } from '../../../text/messages';
import { space } from '../../../tokens';
import { ticketsMessages } from '../messages';
import { nameSubject, type TicketSubject } from '../RaiseTicket/ticketSubject';

interface NoConversationProps {
  missing: boolean;
  /** A new ticket can begin with one of them. */
  subjects: readonly TicketSubject[];
  onSubjectSelect: (id: string) => void;
}

/** No ticket is selected, or one that the member does not have. */
export function NoConversation({ missing, subjects, onSubjectSelect }: NoConversationProps) {
  return (
    <Middle>
      {missing ? (
        <EmptyState icon="alert" title={ticketsMessages.missing} reason={ticketsMessages.missingReason} />
      ) : (
        <EmptyState
          icon="chat"
          title={ticketsTexts.selectTicketFromList}
          reason={ticketsMessages.notChosenReason}
          action={
            subjects.length > 0 && (
              <Subjects>
                {subjects.map((subject) => (
                  <Button key={subject.id} size="small" onClick={() => onSubjectSelect(subject.id)}>
                    {nameSubject(subject)}
                  </Button>
                ))}
              </Subjects>
            )
          }
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

const Subjects = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[2]};
`;
