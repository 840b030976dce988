import styled from 'styled-components';
import { border, color, duration, fontSize, fontWeight, media, radius, space } from '../../tokens';

export const FieldStack = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[1.5]};
  min-inline-size: 0;
`;

export const Sheet = styled.div`
  display: grid;
  min-inline-size: 0;
  border: ${border.hair} solid ${color.lineStrong};
  border-radius: ${radius.box};
  background: ${color.surface};
  overflow: hidden;
`;

export const Stage = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  block-size: 13rem;
  padding: ${space[2]};
  background: ${color.sunken};

  > * {
    grid-area: 1 / 1;
  }
  img {
    max-inline-size: 100%;
    max-block-size: calc(13rem - ${space[4]});
    border-radius: ${radius.tiny};
    transition: opacity ${duration.quick};
  }
  &[data-waiting] img {
    opacity: 0.35;
  }
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  padding-block: ${space[2]};
  padding-inline: ${space[3]} ${space[2]};
  border-block-start: ${border.hair} solid ${color.line};
`;

export const About = styled.p`
  flex: 1 1 8rem;
  display: grid;
  min-inline-size: 0;
  font-weight: ${fontWeight.strong};
  line-height: 1.35;

  bdi {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small {
    color: ${color.inkFaint};
    font-size: ${fontSize.small};
    font-weight: ${fontWeight.regular};
  }
  /* On a line of its own; below it the buttons, the widest in the middle. */
  ${media.phone} {
    flex-basis: 100%;
  }
`;
