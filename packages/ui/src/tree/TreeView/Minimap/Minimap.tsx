import { useLayoutEffect, useMemo, useRef, type PointerEvent } from 'react';
import styled from 'styled-components';
import { border, color, duration, media, radius } from '../../../tokens';
import type { Tree } from '../../model/useTree';
import type { Camera } from '../Camera/camera';
import type { Grid } from '../Camera/grid';
import { minimap, minimapPath, minimapScale, seenBox } from './minimapPath';

interface MinimapProps {
  tree: Tree;
  camera: Camera;
  grid: Grid;
  /** Called when a position is pressed, to centre it. */
  onMove: (at: number, depth: number) => void;
}

/**
 * The full tree with its visible part. It is for the pointer only, because the keyboard moves between
 * members.
 */
export function Minimap({ tree, camera, grid, onMove }: MinimapProps) {
  const { layout, version } = tree;
  const map = useRef<SVGSVGElement>(null);
  const viewport = useRef<SVGRectElement>(null);
  const scale = useMemo(
    () => minimapScale(layout),
    // The layout is mutated in place, so its version tracks changes.
    // oxlint-disable-next-line react/exhaustive-deps
    [layout, version],
  );
  const path = useMemo(() => minimapPath(layout, scale), [layout, scale]);
  useLayoutEffect(
    function followCamera() {
      return camera.follow((view) => {
        const { isWhole, ...box } = seenBox(view, scale, grid);
        for (const [name, value] of Object.entries(box)) viewport.current?.setAttribute(name, String(value));
        map.current?.toggleAttribute('data-whole', isWhole);
      });
    },
    [camera, scale, grid],
  );
  const go = (event: PointerEvent<SVGSVGElement>) => {
    if (event.buttons === 0) return;
    const position = event.currentTarget.getBoundingClientRect();
    onMove(
      (event.clientX - position.left - scale.left) / scale.across,
      (event.clientY - position.top - scale.top) / scale.down,
    );
  };
  return (
    <Map
      ref={map}
      aria-hidden="true"
      width={minimap.width}
      height={minimap.height}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        go(event);
      }}
      onPointerMove={go}
    >
      <path d={path} />
      <rect ref={viewport} rx="2" />
    </Map>
  );
}

const Map = styled.svg`
  flex: none;
  border: ${border.hair} solid ${color.line};
  border-radius: ${radius.small};
  background: ${color.surface};
  cursor: crosshair;
  touch-action: none;
  overflow: hidden;
  transition: opacity ${duration.base};

  /* Nothing to say while the whole tree is seen. */
  &[data-whole] {
    opacity: 0;
    pointer-events: none;
  }
  path {
    fill: none;
    stroke: ${color.lineStrong};
    stroke-width: 2;
    stroke-linecap: round;
  }
  rect {
    fill: ${color.accentSoft};
    fill-opacity: 0.5;
    stroke: ${color.accentInk};
    stroke-width: ${border.strong};
  }
  ${media.phone} {
    display: none;
  }
`;
