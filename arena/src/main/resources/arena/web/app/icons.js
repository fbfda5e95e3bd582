/** The few icons of the pages, drawn with one pen. */
import { svg } from 'lit';

const draw = path =>
  svg`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"
    stroke-linejoin="round" aria-hidden="true"><path d=${path}></path></svg>`;

export const icons = {
  play: draw('M7 4.5v15l12-7.5Z'),
  pause: draw('M8 5v14M16 5v14'),
  back: draw('M15 5l-7 7 7 7'),
  step: draw('M9 5l7 7-7 7'),
  first: draw('M18 5l-7 7 7 7M6 5v14'),
  last: draw('M6 5l7 7-7 7M18 5v14'),
  error: draw('M12 4 2.5 20h19ZM12 10v4M12 17.2v.1'),
  turn: draw('M3 17l6-7 4 4 8-9M21 5h-5M21 5v5'),
  sound: draw('M4 10v4h4l5 4V6L8 10ZM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11'),
  silent: draw('M4 10v4h4l5 4V6L8 10ZM17 10l4 4M21 10l-4 4'),
  link: draw(
    'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.7l-1.3 1.3M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.7l1.3-1.3',
  ),
  zoom: draw('M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13ZM15.5 15.5 21 21M10.5 8v5M8 10.5h5'),
  grid: draw('M4 4h16v16H4ZM4 9.3h16M4 14.7h16M9.3 4v16M14.7 4v16'),
  theme: draw('M12 4a8 8 0 1 1 0 16ZM12 4a8 8 0 1 0 0 16'),
  live: draw(
    'M12 10a2 2 0 1 1 0 4a2 2 0 1 1 0-4ZM7.5 7.5a6.5 6.5 0 0 0 0 9M16.5 7.5a6.5 6.5 0 0 1 0 9' +
      'M4.5 4.5a10.5 10.5 0 0 0 0 15M19.5 4.5a10.5 10.5 0 0 1 0 15',
  ),
  hint: draw('M9 18h6M10 21h4M12 3a6 6 0 0 1 3.5 10.8c-.5.4-.5 1-.5 1.7H9c0-.7 0-1.3-.5-1.7A6 6 0 0 1 12 3Z'),
  full: draw('M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5'),
  download: draw('M12 4v11M7 11l5 5 5-5M4 20h16'),
};
