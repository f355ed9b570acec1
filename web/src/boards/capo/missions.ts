/** What the missions ask for, by the ids of the game's data file; the one on the table is in the view. */
import type { MissionId } from '../../art/capo/missions'

export const MISSIONS: Record<MissionId, { needs: string; stars: number; envelope: boolean }> = {
  M01: { needs: '?', stars: 0, envelope: false },
  M02: { needs: '??', stars: 2, envelope: true },
  M03: { needs: '???', stars: 5, envelope: true },
  M04: { needs: 'IB', stars: 2, envelope: false },
  M05: { needs: 'BS', stars: 2, envelope: true },
  M06: { needs: 'IS', stars: 2, envelope: false },
  M07: { needs: 'IIB', stars: 3, envelope: true },
  M08: { needs: 'BBS', stars: 3, envelope: false },
  M09: { needs: 'SSI', stars: 3, envelope: true },
  M10: { needs: 'IIBS', stars: 4, envelope: false },
  M11: { needs: 'BBSI', stars: 4, envelope: true },
  M12: { needs: 'SSIB', stars: 4, envelope: false },
  M13: { needs: 'IIBB', stars: 5, envelope: true },
  M14: { needs: 'BBSS', stars: 5, envelope: false },
  M15: { needs: 'SSII', stars: 5, envelope: true },
  M16: { needs: 'IBS', stars: 3, envelope: false },
}
