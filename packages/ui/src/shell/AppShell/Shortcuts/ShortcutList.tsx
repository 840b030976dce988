import styled from 'styled-components';
import { Checkbox } from '../../../components/Checkbox/Checkbox';
import { IconButton } from '../../../components/IconButton/IconButton';
import { border, color, fontSize, fontWeight, radius, space } from '../../../tokens';

const shortcuts = [
  { keys: ['Ctrl', 'K'], does: 'Find a page, an action or something of yours (⌘ K on a Mac)' },
  { keys: ['↑', '↓'], does: 'Move through what was found, or through a menu' },
  { keys: ['Enter'], does: 'Open what is marked' },
  { keys: ['?'], does: 'Show these shortcuts' },
  { keys: ['.'], does: 'Hide or show amounts' },
  { keys: ['Esc'], does: 'Close what is open' },
  { keys: ['Tab'], does: 'Next control; the first stop of a page skips the menu' },
];

interface ShortcutListProps {
  /** Whether `?` and `.` work, the single-key shortcuts. */
  singleKeys: boolean;
  onSingleKeysChanged: (on: boolean) => void;
  onClosed: () => void;
}

/** Lists the shortcuts, and switches off the single-key ones, which speech input could trigger (WCAG 2.1.4). */
export function ShortcutList({ singleKeys, onSingleKeysChanged, onClosed }: ShortcutListProps) {
  return (
    <Body>
      <Top>
        <Title>Keyboard shortcuts</Title>
        <IconButton icon="close" label="Close" onClick={onClosed} />
      </Top>
      <dl>
        {shortcuts.map(({ keys, does }) => (
          <Row key={does}>
            <dt>
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </dt>
            <dd>{does}</dd>
          </Row>
        ))}
      </dl>
      <Choice>
        <Checkbox
          label="Single-key shortcuts"
          hint="Without them, ? and . do nothing; this list stays in the menu behind your name."
          checked={singleKeys}
          onChange={(event) => onSingleKeysChanged(event.currentTarget.checked)}
        />
      </Choice>
    </Body>
  );
}

const Body = styled.div`
  padding: ${space[4]} ${space[5]} ${space[5]};
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-block-end: ${space[2]};
`;

const Title = styled.h2`
  font-size: ${fontSize.dialog};
  font-weight: ${fontWeight.heading};
`;

const Row = styled.div`
  display: flex;
  flex-direction: row-reverse;
  justify-content: space-between;
  gap: ${space[4]};
  padding-block: ${space[2]};
  border-block-start: ${border.hair} solid ${color.line};

  dt {
    white-space: nowrap;
  }
  dd {
    color: ${color.inkMuted};
  }
`;

const Choice = styled.div`
  margin-block-start: ${space[2]};
  padding-block-start: ${space[4]};
  border-block-start: ${border.hair} solid ${color.line};
`;

const Key = styled.kbd`
  display: inline-block;
  min-inline-size: 1.5rem;
  margin-inline-start: ${space[1]};
  padding: 0 ${space[1.5]};
  border: ${border.hair} solid ${color.lineStrong};
  border-radius: ${radius.small};
  font-family: inherit;
  font-size: ${fontSize.small};
  text-align: center;
`;
