import styled from 'styled-components';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { space } from '../../../tokens';
import { Grid, Heading, measure, Title, When } from './ArticleItem.styles';

interface ArticleSkeletonProps {
  /** The line count of its text. */
  lines: number;
}

const widths = ['100%', '92%', '70%'];

/** The skeleton of an article. */
export function ArticleSkeleton({ lines }: ArticleSkeletonProps) {
  return (
    <Grid as="div">
      <When>
        <Skeleton inlineSize="5rem" />
      </When>
      <Heading>
        <Title as="div">
          <Skeleton inlineSize="60%" />
        </Title>
      </Heading>
      <Lines>
        {widths.slice(-lines).map((width) => (
          <Skeleton key={width} inlineSize={width} />
        ))}
      </Lines>
    </Grid>
  );
}

const Lines = styled.div`
  grid-area: body;
  max-inline-size: ${measure};
  padding-block-start: ${space[1.5]};
  font-size: var(--article-text);
  line-height: 1.6;
`;
