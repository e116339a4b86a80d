import './losing-graphics.ts';
import '../../src/figure/worker.ts';
