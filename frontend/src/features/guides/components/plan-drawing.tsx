import { useId } from 'react';
import type { Plan } from '../../../../content/guides/plan.js';
import { poolBounds } from '../plan-facts.js';
import { poolOutline } from '../pool-outline.js';
import { deckFill } from './plan-defs.js';

/** Feet around the yard, for the fence and the sizes. */
const margin = 5;
const houseDepth = 4;

/** A yard seen from above, to scale, with the sizes of yard and pool. The light comes from the upper left. */
export function PlanDrawing({ plan, label }: { plan: Plan; label: string }) {
  const { yard, decks, deck, fall, trees, loungers = [], umbrellas = [] } = plan;
  const [wide, high] = [yard.width + 2 * margin, yard.depth + houseDepth + margin];
  const text = wide * 0.043;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-margin} ${-houseDepth} ${wide} ${high}`}
      className="mx-auto block size-full"
    >
      <rect width={yard.width} height={yard.depth} fill="url(#plan-lawn)" />
      {decks.map(([x, y, width, height]) => (
        <g key={`${x} ${y}`}>
          <rect x={x + 0.3} y={y + 0.5} width={width} height={height} fill="#04202b" fillOpacity=".16" />
          <rect x={x} y={y} width={width} height={height} fill={deckFill(deck)} />
        </g>
      ))}
      <Pool plan={plan} />
      {fall && <use href="#plan-rocks" x={fall[0]} y={fall[1]} />}
      {loungers.map(([x, y]) => (
        <use key={`${x} ${y}`} href="#plan-lounger" x={x} y={y} />
      ))}
      {trees.map(([x, y, radius]) => (
        <use key={`${x} ${y}`} href="#plan-tree" transform={`translate(${x} ${y}) scale(${radius / 11})`} />
      ))}
      {umbrellas.map(([x, y]) => (
        <use key={`${x} ${y}`} href="#plan-umbrella" x={x} y={y} />
      ))}
      <path
        d={`M0 0v${yard.depth}h${yard.width}V0`}
        fill="none"
        stroke="#8a6a48"
        strokeWidth=".45"
        strokeDasharray="3.6 .4"
      />
      <House width={yard.width} />
      <Size from={[0, yard.depth + 1.8]} to={[yard.width, yard.depth + 1.8]} text={text} />
      <Size from={[-1.8, 0]} to={[-1.8, yard.depth]} text={text} />
      <PoolSizes plan={plan} text={text} />
    </svg>
  );
}

const House = ({ width }: { width: number }) => (
  <g>
    <rect y={-houseDepth} width={width} height={houseDepth} fill="#b7b0a3" />
    <path d={`M0 ${-houseDepth / 2}H${width}`} stroke="#a29a8c" strokeWidth=".2" />
    <path d={`M0 0H${width}`} stroke="#6f675b" strokeWidth=".6" />
    <path d={`M${width * 0.36} 0H${width * 0.64}`} stroke="#dff3f7" strokeWidth=".6" />
    <rect y=".3" width={width} height="1.1" fill="#04202b" fillOpacity=".14" />
  </g>
);

/** Coping with its joints, water that gets deeper, the net of light on it, and the tiles at the water line. */
function Pool({ plan }: { plan: Plan }) {
  const clip = useId();
  const { pool, turned, at, spa, type } = plan;
  const [, , , height] = poolBounds(plan);
  const outline = poolOutline(pool);
  const place = turned ? `translate(${at[0]} ${at[1] + height}) rotate(-90)` : `translate(${at[0]} ${at[1]})`;
  const isRaised = type === 'above-ground';
  return (
    <g>
      <g transform={place}>
        <clipPath id={clip}>
          <path d={outline} />
        </clipPath>
        {isRaised && (
          <path d={outline} transform={turned ? undefined : 'translate(.9 1.5)'} fill="#04202b" fillOpacity=".24" />
        )}
        <path d={outline} fill="none" stroke={isRaised ? '#d7dee0' : '#f7f3ea'} strokeWidth="2" />
        <path d={outline} fill="none" stroke="#c9bda8" strokeWidth="2" strokeDasharray=".1 1.9" />
        <path d={outline} fill="url(#plan-water)" />
        <path d={outline} fill="url(#plan-caustics)" />
        <path
          d={outline}
          fill="none"
          stroke="#04202b"
          strokeOpacity=".22"
          strokeWidth="1.8"
          clipPath={`url(#${clip})`}
        />
        <path
          d={outline}
          fill="none"
          stroke="#0e5872"
          strokeWidth=".8"
          strokeDasharray=".5 .12"
          clipPath={`url(#${clip})`}
        />
      </g>
      {spa && (
        <g transform={`translate(${spa[0]} ${spa[1]})`}>
          <circle r={spa[2] / 2} fill="url(#plan-water)" stroke="#f7f3ea" strokeWidth="1.2" />
          <circle r={spa[2] / 2} fill="none" stroke="#c9bda8" strokeWidth="1.2" strokeDasharray=".1 1.4" />
          <circle
            r={spa[2] / 2 - 1.4}
            fill="none"
            stroke="#fff"
            strokeOpacity=".5"
            strokeWidth=".3"
            strokeDasharray="1 .7"
          />
        </g>
      )}
    </g>
  );
}

/** The sizes of the pool, within its water: along the edges of a rectangle, through the middle of what is round. */
function PoolSizes({ plan: { pool, ...plan }, text }: { plan: Plan; text: number }) {
  const [x, y, width, height] = poolBounds({ pool, ...plan });
  if (pool.shape === 'round')
    return <Size from={[x, y + height / 2]} to={[x + width, y + height / 2]} text={text} onWater />;
  const inset = text * 0.9;
  // The widths of a kidney lie where its larger lobe is, the length through both.
  const { across, along } = {
    rectangle: { across: inset, along: height - inset },
    oval: { across: width / 2, along: height / 2 },
    kidney: { across: width * 0.77, along: height * 0.6 },
  }[pool.shape];
  const label = pool.shape === 'rectangle' ? 0.5 : 0.27;
  return (
    <>
      <Size
        from={[x + 0.8, y + along]}
        to={[x + width - 0.8, y + along]}
        text={text}
        feet={width}
        label={label}
        onWater
      />
      <Size from={[x + across, y + 0.8]} to={[x + across, y + height - 0.8]} text={text} feet={height} onWater />
    </>
  );
}

interface SizeProps {
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
  text: number;
  /** What the line stands for, where it is drawn shorter. */
  feet?: number;
  /** Where along the line its length is written; in the middle where nothing is said. */
  label?: number;
  onWater?: boolean;
}

/** A line with its length in feet. */
function Size({
  from: [x1, y1],
  to: [x2, y2],
  text,
  feet = x2 - x1 + (y2 - y1),
  label = 0.5,
  onWater = false,
}: SizeProps) {
  const color = onWater ? '#fff' : '#44555c';
  const [x, y] = [x1 + (x2 - x1) * label, y1 + (y2 - y1) * label];
  const said = `${feet} ft`;
  const width = said.length * text * 0.6;
  return (
    <g>
      <path d={`M${x1} ${y1}L${x2} ${y2}`} stroke={color} strokeWidth={text * 0.07} />
      <circle cx={x1} cy={y1} r={text * 0.14} fill={color} />
      <circle cx={x2} cy={y2} r={text * 0.14} fill={color} />
      <g transform={`translate(${x} ${y})${x1 === x2 ? ' rotate(-90)' : ''}`}>
        <rect
          x={-width / 2}
          y={-text * 0.7}
          width={width}
          height={text * 1.4}
          rx={text * 0.3}
          fill={onWater ? '#0a4257' : '#fff'}
        />
        <text y={text * 0.35} textAnchor="middle" fontSize={text} fontWeight="600" fill={onWater ? '#fff' : '#0b2530'}>
          {said}
        </text>
      </g>
    </g>
  );
}
