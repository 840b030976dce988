import styled from 'styled-components';
import { overlayWords } from '../../text/overlayWords';
import { border, color, fontWeight, radius, space } from '../../tokens';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { useReadingTime } from './useReadingTime';

interface ToastCardProps {
  tone: 'good' | 'bad';
  text: string;
  onOver: () => void;
}

/** One toast: its sign, its words, and a way to send it off. */
export function ToastCard({ tone, text, onOver }: ToastCardProps) {
  const watch = useReadingTime(onOver);
  return (
    <Card $tone={tone} {...watch}>
      <Icon name={tone === 'good' ? 'check' : 'alert'} />
      <p role={tone === 'good' ? 'status' : 'alert'}>{text}</p>
      <IconButton icon="close" label={overlayWords.dismiss} scale="small" onClick={onOver} />
    </Card>
  );
}

const Card = styled.div<{ $tone: 'good' | 'bad' }>`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  inline-size: fit-content;
  max-inline-size: min(34rem, 100%);
  margin-inline: auto;
  padding: ${space[1.5]} ${space[1.5]} ${space[1.5]} ${space[4]};
  border: ${border.hair} solid ${color.line};
  border-radius: ${radius.box};
  background: ${color.surface};
  color: ${color.ink};
  font-weight: ${fontWeight.strong};
  box-shadow: ${color.shadowRaised};
  & > svg {
    color: ${({ $tone }) => color[$tone]};
  }
  & > p {
    flex: 1;
    min-inline-size: 0;
    padding-block: ${space[1]};
    overflow-wrap: anywhere;
  }
`;
