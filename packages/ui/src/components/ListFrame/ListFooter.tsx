import styled from 'styled-components';
import { errorTexts } from '../../text/messages';
import { color, fontSize, fontWeight, space } from '../../tokens';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { Pagination } from '../Pagination/Pagination';
import type { PagedList } from './pagedList';

interface ListFooterProps {
  /** What is paged. */
  caption: string;
  list: Pick<PagedList<unknown>, 'range' | 'failure' | 'onPage'>;
}

/** The pages of a list, and below them, where nothing moves for it, what kept another page from coming. */
export function ListFooter({ caption, list: { range, failure, onPage } }: ListFooterProps) {
  return (
    <Foot>
      {range && <Pagination {...range} label={caption} onPage={onPage} />}
      {failure && (
        <Failure role="alert">
          <Icon name="alert" />
          <span>{failure.message}</span>
          <Button
            scale="small"
            icon={<Icon name="refresh" />}
            busy={failure.retrying}
            onClick={() => failure.onRetry()}
          >
            {errorTexts.tryAgain}
          </Button>
        </Failure>
      )}
    </Foot>
  );
}

const Foot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;

const Failure = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  color: ${color.bad};
  font-size: ${fontSize.label};
  font-weight: ${fontWeight.strong};

  > span {
    min-inline-size: 0;
    margin-inline-end: ${space[2]};
    overflow-wrap: anywhere;
  }
`;
