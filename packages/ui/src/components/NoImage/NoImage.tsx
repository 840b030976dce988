import styled from 'styled-components';
import { commonMessages } from '../../text/commonMessages';
import { color, fontSize, radius, space } from '../../tokens';
import { Icon } from '../Icon/Icon';
import type { ElementProps } from '../elementProps';

/** Replaces an image that can't be shown (D134). It fills its container, and is at least two lines high. */
export function NoImage(rest: ElementProps) {
  return (
    <Container {...rest}>
      <Icon name="image" />
      {commonMessages.imageNotShown}
    </Container>
  );
}

const Container = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[1]};
  block-size: 100%;
  min-block-size: 5rem;
  padding: ${space[2]};
  border-radius: ${radius.box};
  background: ${color.sunken};
  color: ${color.inkMuted};
  font-size: ${fontSize.small};
  text-align: center;
`;
