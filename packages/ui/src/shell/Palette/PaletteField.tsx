import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Icon } from '../../components/Icon/Icon';
import { paletteMessages } from '../../text/paletteMessages';
import { border, color, fontSize, radius, space } from '../../tokens';

/** Longer than any code or name. */
const longest = 100;

/** The search field. */
export function PaletteField(props: ComponentProps<'input'>) {
  return (
    <Row>
      <Icon name="search" />
      <Query
        {...props}
        placeholder={paletteMessages.placeholder}
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={longest}
      />
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding-inline: ${space[3]};
  border: ${border.hair} solid ${color.lineStrong};
  border-radius: ${radius.control};
  color: ${color.inkMuted};

  &:focus-within {
    outline: ${border.focus} solid ${color.accentInk};
    outline-offset: calc(-1 * ${border.hair});
  }
`;

const Query = styled.input`
  flex: 1;
  min-inline-size: 0;
  min-block-size: 2.75rem;
  padding: 0;
  border: 0;
  outline: none;
  background: none;
  color: ${color.ink};
  font-size: ${fontSize.figure};

  &::placeholder {
    color: ${color.inkFaint};
    opacity: 1;
  }
`;
