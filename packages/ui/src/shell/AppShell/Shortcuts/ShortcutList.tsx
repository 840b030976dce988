import styled from 'styled-components';
import { Checkbox } from '../../../components/Checkbox/Checkbox';
import { IconButton } from '../../../components/IconButton/IconButton';
import { border, color, fontSize, fontWeight, radius, space } from '../../../tokens';
import { appShellMessages } from '../messages';
import { shortcutGroups } from './shortcutGroups';

interface ShortcutListProps {
  /** Whether the single-key shortcuts `?`, `.`, `r`, `f` and `v` are on. */
  singleKeys: boolean;
  onSingleKeysChange: (on: boolean) => void;
  onClose: () => void;
}

/**
 * Lists the shortcuts by context, and switches off the single-key ones, which speech input could trigger
 * (WCAG 2.1.4).
 */
export function ShortcutList({ singleKeys, onSingleKeysChange, onClose }: ShortcutListProps) {
  return (
    <Body>
      <Top>
        <Title>{appShellMessages.keyboardShortcuts}</Title>
        <IconButton icon="close" label={appShellMessages.close} onClick={onClose} />
      </Top>
      {shortcutGroups.map(({ id, title, shortcuts }) => (
        <section key={id} aria-labelledby={`shortcuts-${id}`}>
          <Heading id={`shortcuts-${id}`}>{title}</Heading>
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
        </section>
      ))}
      <Choice>
        <Checkbox
          label={appShellMessages.singleKeyShortcuts}
          hint={appShellMessages.singleKeyHint}
          checked={singleKeys}
          onChange={(event) => onSingleKeysChange(event.currentTarget.checked)}
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

const Heading = styled.h3`
  padding-block: ${space[4]} ${space[2]};
  color: ${color.inkMuted};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.strong};
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
