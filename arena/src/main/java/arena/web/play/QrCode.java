package arena.web.play;

import com.google.zxing.BarcodeFormat;
import com.google.zxing.EncodeHintType;
import com.google.zxing.WriterException;
import com.google.zxing.common.BitMatrix;
import com.google.zxing.qrcode.QRCodeWriter;
import java.util.Map;

/** A QR code of a link, as an SVG drawing. */
final class QrCode {

    private static final int QUIET = 2;

    private QrCode() {}

    /** Returns the drawing, with one unit per module of the code. */
    static String svg(String link) {
        BitMatrix dots = dots(link);
        StringBuilder path = new StringBuilder();
        for (int y = 0; y < dots.getHeight(); y++) {
            for (int x = 0; x < dots.getWidth(); x++) {
                if (dots.get(x, y)) {
                    path.append('M').append(x).append(' ').append(y).append("h1v1h-1z");
                }
            }
        }
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + dots.getWidth() + " " + dots.getHeight()
                + "\" shape-rendering=\"crispEdges\"><rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>"
                + "<path fill=\"#000\" d=\"" + path + "\"/></svg>";
    }

    private static BitMatrix dots(String link) {
        try {
            return new QRCodeWriter().encode(link, BarcodeFormat.QR_CODE, 0, 0, Map.of(EncodeHintType.MARGIN, QUIET));
        } catch (WriterException tooLong) {
            throw new IllegalArgumentException("no square holds this link", tooLong);
        }
    }
}
