import { styled } from '../../common/styled.ts';
import consoleStyles from '../../page/console-table.css?inline';
import plateStyles from '../../page/plate.css?inline';
import beatStyles from '../pages/beat-page.css?inline';
import besideStyles from '../pages/beside-pages.css?inline';
import calledStyles from '../pages/called-page.css?inline';
import deedStyles from '../pages/deed-slip.css?inline';
import slipStyles from '../pages/exchange-slips.css?inline';
import controlStyles from './film-controls.css?inline';
import pairStyles from './film-pages.css?inline';
import rowStyles from './shot-sheet.css?inline';
import leavingStyles from '../leaving/leaving.css?inline';
import marksStyles from '../sheets/marks-sheet.css?inline';
import overviewRowStyles from '../sheets/overview-row.css?inline';
import overviewStyles from '../sheets/overview-sheet.css?inline';
import quietStyles from '../sheets/quiet-sheet.css?inline';
import windowStyles from '../pages/shown-window.css?inline';
import tileStyles from './tiles.css?inline';
import styles from './turn-film.css?inline';

/** Style sheets of everything a film shows. */
export const filmStyles = styled(
  ...[plateStyles, consoleStyles, slipStyles, beatStyles, besideStyles, calledStyles],
  ...[
    overviewStyles,
    overviewRowStyles,
    deedStyles,
    pairStyles,
    marksStyles,
    windowStyles,
    rowStyles,
    tileStyles,
    leavingStyles,
  ],
  ...[quietStyles, controlStyles, styles],
);
