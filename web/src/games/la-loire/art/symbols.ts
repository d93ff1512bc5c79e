/** The drawings that board and panels share. */
import { installSymbols } from '../../../core/game/symbols';
import { definitions } from './scenery';

export const install = (): void => installSymbols('lo-symbols', () => `<defs>${definitions()}</defs>`);
