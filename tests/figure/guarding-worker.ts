import './guarded-canvas.ts';
import '../../src/figure/worker.ts';
