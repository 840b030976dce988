import styled from 'styled-components';
import { border, color, fontSize, fontWeight, space } from '../../tokens';

export const Body = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  > ol + dl {
    padding-block-start: ${space[4]};
    border-block-start: ${border.hair} solid ${color.line};
  }
`;

export const Sum = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
`;

export const Meaning = styled.p`
  overflow-wrap: anywhere;
`;

export const ReasonTitle = styled.h3`
  padding-block-end: ${space[2]};
  font-size: ${fontSize.base};
  font-weight: ${fontWeight.strong};
`;

export const Related = styled.ul`
  display: grid;
  gap: ${space[2]};
  padding: 0;
  list-style: none;
`;
