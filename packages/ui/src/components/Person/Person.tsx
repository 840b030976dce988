import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, fontSize, fontWeight, space } from '../../tokens';
import { PersonAvatar } from './PersonAvatar';
import type { ElementProps } from '../elementProps';

export interface PersonProps extends ElementProps<HTMLSpanElement> {
  name: string;
  /** A muted second line, short enough not to wrap. */
  note?: ReactNode;
}

/** Another member in a row: initials, name, and one muted line. */
export function Person({ name, note, ...rest }: PersonProps) {
  return (
    <Whole {...rest}>
      <PersonAvatar name={name} />
      <span>
        <Name translate="no">{name}</Name>
        {note && <Note>{note}</Note>}
      </span>
    </Whole>
  );
}

const Whole = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-inline-size: 0;

  > :last-child {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

const Name = styled.bdi`
  display: block;
  font-weight: ${fontWeight.strong};
`;

const Note = styled.span`
  display: block;
  color: ${color.inkMuted};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.regular};
  white-space: nowrap;
`;
