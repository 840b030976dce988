import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { border, color, fontWeight, space } from '../../../../tokens';

interface FieldGroupProps {
  title: string;
  children: ReactNode;
}

/** Related fields, side by side where both fit. */
export function FieldGroup({ title, children }: FieldGroupProps) {
  return (
    <Group>
      <Title>{title}</Title>
      <Fields>{children}</Fields>
    </Group>
  );
}

/** Two columns from a width that fits each field's content. */
const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  align-items: start;

  @container (min-width: 32rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Fields = styled.div`
  ${columns}
`;

/** Spans a whole row. */
export const Wide = styled.div`
  @container (min-width: 32rem) {
    grid-column: 1 / -1;
  }
`;

const Group = styled.fieldset`
  min-inline-size: 0;
  padding: 0 0 ${space[2]};
  border: 0;

  & + & {
    padding-block-start: ${space[5]};
    border-block-start: ${border.hair} solid ${color.line};
  }
`;

const Title = styled.legend`
  float: inline-start;
  inline-size: 100%;
  padding: 0;
  margin-block-end: ${space[3]};
  color: ${color.inkMuted};
  font-weight: ${fontWeight.strong};

  & + * {
    clear: both;
  }
`;
