import { useId, useState } from 'react';
import styled from 'styled-components';
import { CopyButton } from '../../../components/CopyButton/CopyButton';
import { IconButton } from '../../../components/IconButton/IconButton';
import { hidden } from '../../../theme/hidden';
import { color, fontFamily, fontSize, fontWeight, space } from '../../../tokens';
import { newUsernameMessages } from './messages';

interface CredentialProps {
  /** The label of the value: 'Password'. */
  name: string;
  value: string;
  /** The labels of the button that reveals a masked value. A masked value is not in the DOM. */
  reveal?: { show: string; hide: string };
  onCopy: () => void;
}

/** Every secret has the same number of dots, so they don't reveal its length. */
const mask = '••••••••';

/** One row: the label, the value and its buttons. */
export function Credential({ name, value, reveal, onCopy }: CredentialProps) {
  const [shown, setShown] = useState(reveal === undefined);
  const id = useId();
  return (
    <Row>
      <Text>
        <Name id={id}>{name}</Name>
        <Value $secret={reveal !== undefined}>
          {shown ? (
            <bdi translate="no">{value}</bdi>
          ) : (
            <>
              <span aria-hidden>{mask}</span>
              <span className={hidden}>{newUsernameMessages.hidden}</span>
            </>
          )}
        </Value>
      </Text>
      <Acts>
        {reveal && (
          <IconButton
            size="small"
            icon={shown ? 'eyeOff' : 'eye'}
            label={shown ? reveal.hide : reveal.show}
            onClick={() => setShown(!shown)}
          />
        )}
        <Copy
          size="small"
          text={value}
          aria-describedby={id}
          onCopy={(done) => {
            if (done) onCopy();
          }}
        />
      </Acts>
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[3]};
  padding-block: ${space[3]};
`;

const Text = styled.div`
  flex: 1 1 7rem;
  min-inline-size: 0;
`;

const Name = styled.p`
  font-size: ${fontSize.label};
  color: ${color.inkMuted};
`;

const Value = styled.p<{ $secret: boolean }>`
  font-family: ${({ $secret }) => ($secret ? fontFamily.mono : 'inherit')};
  font-weight: ${fontWeight.strong};
  overflow-wrap: anywhere;
  /* Blanks are part of a password. */
  white-space: pre-wrap;
`;

const Acts = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
`;

/* The button is as wide as its longest text, so the layout does not move when it shows "Not copied". */
const Copy = styled(CopyButton)`
  min-inline-size: 5.5rem;
`;
