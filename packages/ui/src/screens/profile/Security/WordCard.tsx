import styled from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Verbatim } from '../../../components/ServerMessage/ServerMessage';
import { StatusPill } from '../../../components/StatusPill/StatusPill';
import { border, color, fontSize, fontWeight, radius, space } from '../../../tokens';
import { securityMessages } from './messages';

interface WordCardProps {
  word: string | undefined;
  /** A word is chosen that the server doesn't show. */
  hidden?: boolean | undefined;
  /** The member wants to change it. */
  onRequest: () => void;
}

/** The anti-phishing word, as an email shows it. */
export function WordCard({ word, hidden = false, onRequest }: WordCardProps) {
  return (
    <Card
      heading={securityMessages.wordCard}
      aside={
        word === undefined && !hidden ? (
          <StatusPill variant="warn" plain>
            {securityMessages.notSet}
          </StatusPill>
        ) : (
          <Button size="small" aria-haspopup="dialog" onClick={onRequest}>
            {securityMessages.changeWord}
          </Button>
        )
      }
    >
      <Lead>{hidden ? securityMessages.wordHidden : securityMessages.wordLead}</Lead>
      <Preview>
        <p>{securityMessages.fromPortal}</p>
        <p>
          <b>{word === undefined ? securityMessages.yourWord : <Verbatim>{word}</Verbatim>}</b>
          {securityMessages.withoutWord}
        </p>
      </Preview>
    </Card>
  );
}

const Lead = styled.p`
  color: ${color.inkMuted};
`;

const Preview = styled.div`
  margin-block-start: ${space[3]};
  border: ${border.hair} solid ${color.line};
  border-radius: ${radius.box};
  overflow: hidden;
  color: ${color.inkMuted};
  font-size: ${fontSize.label};

  > p {
    padding: ${space[3]};
    overflow-wrap: anywhere;
  }
  > p:first-child {
    background: ${color.sunken};
  }
  > p + p {
    display: grid;
    justify-items: start;
    gap: ${space[2]};
  }
  b {
    padding: ${space.half} ${space[2]};
    border-radius: ${radius.small};
    background: ${color.accentSoft};
    color: ${color.accentInk};
    font-weight: ${fontWeight.strong};
  }
`;
